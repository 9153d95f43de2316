//! From the code of a tie-break to what computes it.

use crate::entry::Number;
use crate::table::Table;

use super::scores::Scores;
use super::tie_break::{Forfeits, LastRound, Method, TieBreak};
use super::value::{Breakdown, Value, Valued};
use super::{buchholz, game_points, koya, own, rating, sonneborn_berger};

/// A table with its scores, as it ended and as if the last round had been drawn.
pub(super) struct Model<'a> {
    as_it_ended: Scores<'a>,
    drawn: Scores<'a>,
}

/// Computes one tie-break.
pub(super) enum Evaluator<'m> {
    /// The value of a player, no matter who they are tied with.
    Each(Box<dyn Fn(Number) -> Valued + 'm>),
    /// Looks at the games of those who are tied so far.
    DirectEncounter { scores: &'m Scores<'m>, forfeits: Forfeits },
}

impl<'a> Model<'a> {
    pub(super) fn new(table: &'a Table) -> Self {
        Self {
            as_it_ended: Scores::new(table, LastRound::AsItEnded),
            drawn: Scores::new(table, LastRound::Drawn),
        }
    }

    fn scores(&self, last_round: LastRound) -> &Scores<'a> {
        match last_round {
            LastRound::AsItEnded => &self.as_it_ended,
            LastRound::Drawn => &self.drawn,
        }
    }

    /// What computes a tie-break; what it needs of everybody is computed here, once.
    pub(super) fn evaluator(&self, tie_break: TieBreak) -> Evaluator<'_> {
        let scores = &self.as_it_ended;
        match tie_break.method() {
            Method::De => Evaluator::DirectEncounter { scores, forfeits: tie_break.forfeits() },
            Method::Pts => each(|number| own::points(scores, number)),
            Method::Win => each(|number| own::rounds_won(scores, number)),
            Method::Won => each(|number| own::games_won(scores, number)),
            Method::Bpg => each(|number| own::games_with_black(scores, number)),
            Method::Bwg => each(|number| own::games_won_with_black(scores, number)),
            Method::Rep => each(|number| own::rounds_elected(scores, number)),
            Method::Std => each(|number| own::standard_points(scores, number)),
            Method::Ps => each(move |number| own::progressive(scores, tie_break, number)),
            Method::Gp => each(|number| game_points::scored(scores, number)),
            Method::Gpd => each(|number| game_points::difference(scores, number)),
            Method::Tpn => each(|number| Valued::listed(Value::Number(number))),
            Method::Ks | Method::Bh | Method::Fb | Method::Aob | Method::Sb => {
                self.by_scores(tie_break)
            }
            Method::Aro
            | Method::Tpr
            | Method::Ptp
            | Method::Apro
            | Method::Appo
            | Method::Rtng => self.by_ratings(tie_break),
        }
    }

    fn by_scores(&self, tie_break: TieBreak) -> Evaluator<'_> {
        let scores = &self.as_it_ended;
        match tie_break.method() {
            Method::Ks => {
                let n_rounds = koya::n_rounds(scores);
                each(move |number| koya::koya(scores, tie_break, n_rounds, number))
            }
            Method::Aob => {
                let by = self.scores(tie_break.last_round());
                let buchholz = buchholz::of_everybody(by, tie_break.forfeits());
                each(move |number| buchholz::average(scores, tie_break, &buchholz, number))
            }
            Method::Fb => each(move |number| buchholz::buchholz(&self.drawn, tie_break, number)),
            Method::Sb => {
                each(move |number| sonneborn_berger::sonneborn_berger(scores, tie_break, number))
            }
            _ => each(move |number| buchholz::buchholz(scores, tie_break, number)),
        }
    }

    fn by_ratings(&self, tie_break: TieBreak) -> Evaluator<'_> {
        let scores = &self.as_it_ended;
        let Some(ratings) = rating::of_everybody(scores, tie_break) else {
            let undefined =
                Valued { value: Value::Undefined, breakdown: Breakdown::Mean(Vec::new()) };
            return each(move |_| undefined.clone());
        };
        let average =
            |of: Vec<i32>| each(move |number| rating::average(scores, tie_break, &of, number));
        match tie_break.method() {
            Method::Rtng => each(move |number| rating::own(&ratings, number)),
            Method::Tpr => each(move |number| rating::performance(scores, &ratings, number)),
            Method::Ptp => each(move |number| rating::perfect(scores, &ratings, number)),
            Method::Apro => average(rating::values(scores, &ratings, rating::performance)),
            Method::Appo => average(rating::values(scores, &ratings, rating::perfect)),
            _ => average(ratings),
        }
    }
}

fn each<'m>(value: impl Fn(Number) -> Valued + 'm) -> Evaluator<'m> {
    Evaluator::Each(Box::new(value))
}
