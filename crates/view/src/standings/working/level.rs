//! Those whom the tie-breaks so far have left tied, as the direct encounter looks at them.

use domain::standings::WallChart;
use tournament::entry::Number;
use tournament::standings::{Breakdown, Encounter, Hundredths, Row, Value};

use super::{Text, WorkingLine};

/// So many are told one by one; of more, nobody reads a table in a table.
const MOST_TOLD: usize = 16;

/// The tied ones.
pub(in crate::standings) struct Level<'a> {
    members: Vec<Member<'a>>,
}

struct Member<'a> {
    number: Number,
    value: Option<Value>,
    met: &'a [Encounter],
}

impl<'a> Level<'a> {
    /// Of each row those who are level with it before the column of an index.
    pub(in crate::standings) fn of_rows(
        rows: &[Row],
        workings: &'a [Vec<Breakdown>],
        column: usize,
    ) -> Vec<Self> {
        let before = |row: &Row| row.rank.map(|_| row.values[..column].to_vec());
        let with_workings: Vec<(&Row, &'a Vec<Breakdown>)> = rows.iter().zip(workings).collect();
        let groups = with_workings.chunk_by(|(one, _), (next, _)| before(one) == before(next));
        let of_group = |group: &[(&Row, &'a Vec<Breakdown>)]| {
            let member = |(row, workings): &(&Row, &'a Vec<Breakdown>)| Member {
                number: row.number,
                value: row.values.get(column).copied(),
                met: match workings.get(column) {
                    Some(Breakdown::Encounters(met)) => met,
                    _ => &[],
                },
            };
            Self { members: group.iter().map(member).collect() }
        };
        groups.map(of_group).collect()
    }

    /// Nobody: for what looks at nobody.
    pub(in crate::standings) const fn nobody() -> Self {
        Self { members: Vec::new() }
    }

    pub(in crate::standings) fn has(&self, number: Number) -> bool {
        self.members.iter().any(|member| member.number == number)
    }

    pub(super) fn count(&self) -> usize {
        self.members.len()
    }

    /// The separate standings: each with what was made against the others.
    pub(super) fn lines(&self, chart: &WallChart) -> Vec<WorkingLine> {
        if self.members.len() > MOST_TOLD {
            return Vec::new();
        }
        let line = |member: &Member<'_>| {
            let Some(Value::Place(Some(place))) = member.value else { return None };
            let n_met = member.met.len();
            let n_missing = self.members.len().saturating_sub(1 + n_met);
            let missing = Text::new("working-level-missing").with("players", n_missing);
            let name = chart.entry(member.number)?.name.clone();
            let adds = Text::new("working-level-made")
                .with("points", made(member.met))
                .with("players", n_met);
            let lead = Text::new("working-level-place").with("place", place);
            let notes = (n_missing > 0).then_some(missing).into_iter().collect();
            Some(WorkingLine::new(lead, Some(name), adds, notes))
        };
        self.members.iter().filter_map(line).collect()
    }
}

/// The mean against each, added up; in hundredths, half up.
fn made(met: &[Encounter]) -> Hundredths {
    met.iter().map(of_one).sum()
}

/// The mean against one who was met more than once.
pub(super) fn mean(met: &Encounter) -> Option<Hundredths> {
    (met.n_games > 1).then(|| of_one(met))
}

fn of_one(met: &Encounter) -> Hundredths {
    let (tenths, n) = (u64::from(met.points.tenths()), u64::from(met.n_games.max(1)));
    Hundredths::new((20 * tenths + n) / (2 * n))
}
