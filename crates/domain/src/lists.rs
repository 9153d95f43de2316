//! A list of players to be entered, compared with those who are known: nobody is taken for
//! somebody else without an arbiter's saying so.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::entries::NewEntry;
use super::likeness::{Likenesses, same_letters};
use super::players::Player;
use super::{NameKey, PlayerId};

/// The longest list that is taken at once.
pub const MAX_LINES: usize = 3000;

/// So many players with a similar name are pointed out for one line.
const MAX_SIMILAR: usize = 8;

/// Who is in the tournament that a list is for.
pub type Entered = HashSet<PlayerId>;

/// What was picked for lines, by their numbers.
pub type Picks = HashMap<usize, Pick>;

/// What one line's name reminds of.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Finding {
    /// The number of an earlier line with the same name.
    pub repeats: Option<usize>,
    /// The numbers of other lines whose name could be meant, the likest first.
    pub near: Vec<usize>,
    /// Known players of exactly this name.
    pub same: Vec<Acquaintance>,
    /// Known players whose name could be meant, the likest first; only asked for when nobody
    /// has exactly this name.
    pub similar: Vec<Acquaintance>,
}

/// A player who is known already.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Acquaintance {
    pub player: PlayerId,
    pub name: String,
    /// The former name that was meant, if it was not the present one.
    pub former: Option<String>,
    pub club: Option<String>,
    /// Whether they are in this tournament.
    pub presence: Presence,
}

/// Whether a known player is in the tournament that the list is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Presence {
    Entered,
    Absent,
}

/// Whom a line is entered as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// Somebody who was not known before.
    NewPerson,
    Known(PlayerId),
    /// Nobody: the line is left out.
    LeaveOut,
}

/// A line with whom it is entered as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Admission {
    /// The known player, or `None` for somebody new.
    pub player: Option<PlayerId>,
    /// As whom they play.
    pub entry: NewEntry,
}

/// Why a line cannot be entered as it was picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PickError {
    #[error("nothing picked where several are possible")]
    Missing,
    #[error("player {0} was not offered")]
    NotOffered(PlayerId),
    #[error("player {0} is picked twice")]
    Twice(PlayerId),
}

impl Finding {
    /// Whether there is anything to decide.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What happens if nobody picks anything: `None` when somebody has to.
    pub fn default_pick(&self) -> Option<Pick> {
        let is_here = |same: &Acquaintance| same.presence == Presence::Entered;
        if self.repeats.is_some() || self.same.iter().any(is_here) {
            return Some(Pick::LeaveOut);
        }
        match &self.same[..] {
            [] => Some(Pick::NewPerson),
            [only] => Some(Pick::Known(only.player)),
            _ => None,
        }
    }

    /// The known players that the line can be entered as.
    pub fn offered(&self) -> impl Iterator<Item = &Acquaintance> {
        let known = self.same.iter().chain(&self.similar);
        known.filter(|known| known.presence == Presence::Absent)
    }
}

/// Compares a list with itself and with all known players.
///
/// Lines come with their number in the list, which findings name.
pub fn compare(lines: &[(usize, NewEntry)], known: &[Player], entered: &Entered) -> Vec<Finding> {
    let names: Vec<(NameKey, Named)> = known.iter().flat_map(named).collect();
    let index = Likenesses::new(names.iter().map(|(key, named)| (key, *named)));
    let mut by_key: HashMap<&str, Vec<Named>> = HashMap::new();
    for (key, named) in &names {
        by_key.entry(key.as_str()).or_default().push(*named);
    }
    let acquainted = |found: Vec<Named>| -> Vec<Acquaintance> {
        found.into_iter().map(|named| acquaintance(named, entered)).collect()
    };
    let keys: Vec<NameKey> = lines.iter().map(|(_, one)| NameKey::of(one.name.as_str())).collect();
    let of_list = Likenesses::new(keys.iter().zip(0..lines.len()));
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut findings = Vec::with_capacity(lines.len());
    for ((number, entry), key) in lines.iter().zip(&keys) {
        let keyed = by_key.get(key.as_str()).into_iter().flatten();
        let same = keyed.copied().filter(|named| same_letters(&entry.name, named.name));
        let same = each_once(same, MAX_LINES);
        let similar = if same.is_empty() { index.of(key, 2 * MAX_SIMILAR) } else { Vec::new() };
        let similar = each_once(similar.into_iter(), MAX_SIMILAR);
        let first = *seen.entry(entry.name.as_str().to_lowercase()).or_insert(*number);
        findings.push(Finding {
            repeats: (first != *number).then_some(first),
            near: near(lines, entry, of_list.of(key, 2 * MAX_SIMILAR)),
            same: acquainted(same),
            similar: acquainted(similar),
        });
    }
    findings
}

/// A player by one of their names.
#[derive(Clone, Copy)]
struct Named<'p> {
    player: &'p Player,
    name: &'p str,
}

/// A player by each of their names, the present one first.
fn named(player: &Player) -> impl Iterator<Item = (NameKey, Named<'_>)> {
    let names = player.names().map(move |name| Named { player, name });
    player.keys().zip(names)
}

/// A player may have several names that are meant by one line: the first counts.
fn each_once<'p>(found: impl Iterator<Item = Named<'p>>, max: usize) -> Vec<Named<'p>> {
    let mut seen = HashSet::new();
    found.filter(|named| seen.insert(named.player.id)).take(max).collect()
}

/// The lines among `alike` with another name than `entry` has: those with the same repeat it.
fn near(lines: &[(usize, NewEntry)], entry: &NewEntry, alike: Vec<usize>) -> Vec<usize> {
    let others = alike.into_iter().filter_map(|idx| lines.get(idx));
    let others = others.filter(|(_, other)| !same_letters(&entry.name, other.name.as_str()));
    others.map(|(number, _)| *number).take(MAX_SIMILAR).collect()
}

fn acquaintance(Named { player, name }: Named<'_>, entered: &Entered) -> Acquaintance {
    Acquaintance {
        player: player.id,
        name: player.name.clone(),
        former: (name != player.name).then(|| name.to_owned()),
        club: player.club.clone(),
        presence: if entered.contains(&player.id) { Presence::Entered } else { Presence::Absent },
    }
}

/// Who is entered, line by line, or every line whose pick does not hold (by position).
///
/// A line that is not among the `picks` takes its default.
pub fn admit(
    lines: &[(usize, NewEntry)],
    findings: &[Finding],
    picks: &Picks,
) -> Result<Vec<Admission>, Vec<(usize, PickError)>> {
    let (mut admissions, mut errors) = (Vec::new(), Vec::new());
    let mut taken = HashSet::new();
    for ((number, entry), finding) in lines.iter().zip(findings) {
        let pick = picks.get(number).copied().or(finding.default_pick());
        match whom(pick, finding, &mut taken) {
            Ok(Some(player)) => admissions.push(Admission { player, entry: entry.clone() }),
            Ok(None) => {}
            Err(error) => errors.push((*number, error)),
        }
    }
    if errors.is_empty() { Ok(admissions) } else { Err(errors) }
}

/// `Some(None)` is somebody new, `None` nobody.
#[allow(clippy::option_option, reason = "two questions: whether, and as whom")]
fn whom(
    pick: Option<Pick>,
    finding: &Finding,
    taken: &mut HashSet<PlayerId>,
) -> Result<Option<Option<PlayerId>>, PickError> {
    match pick {
        None => Err(PickError::Missing),
        Some(Pick::LeaveOut) => Ok(None),
        Some(Pick::NewPerson) => Ok(Some(None)),
        Some(Pick::Known(player)) => {
            if !finding.offered().any(|known| known.player == player) {
                return Err(PickError::NotOffered(player));
            }
            if !taken.insert(player) {
                return Err(PickError::Twice(player));
            }
            Ok(Some(Some(player)))
        }
    }
}

/// What a preview was made from: the list as typed and what was found about it. The same mark
/// again means that a confirmation is about what was seen.
pub fn fingerprint(text: &str, findings: &[Finding]) -> String {
    let mut hasher = DefaultHasher::new();
    // Browsers send other line ends than they were given.
    text.lines().for_each(|line| line.hash(&mut hasher));
    findings.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Line;

    fn lines(names: &[&str]) -> Vec<(usize, NewEntry)> {
        let entry = |name: &&str| NewEntry::of(Line::parse(name).unwrap());
        (1..).zip(names.iter().map(entry)).collect()
    }

    fn known(names: &[&str]) -> Vec<Player> {
        let player = |(id, name): (i32, &&str)| Player {
            id: PlayerId(id),
            name: (*name).to_owned(),
            key: NameKey::of(name),
            club: None,
            also: Vec::new(),
        };
        (1..).zip(names).map(player).collect()
    }

    fn one(name: &str, players: &[&str], entered: &[i32]) -> Finding {
        let entered = entered.iter().copied().map(PlayerId).collect();
        compare(&lines(&[name]), &known(players), &entered).remove(0)
    }

    fn ids(known: &[Acquaintance]) -> Vec<i32> {
        known.iter().map(|known| known.player.0).collect()
    }

    #[test]
    fn a_former_name_is_known_and_its_player_offered_once() {
        let mut players = known(&["Josef Knecht", "Plinio Designori"]);
        players[0].also = vec!["J. Knecht".to_owned(), "Joseph Knecht".to_owned()];
        let finding = |name: &str| compare(&lines(&[name]), &players, &Entered::new()).remove(0);
        assert_eq!(ids(&finding("j. knecht").same), [1]);
        assert_eq!(ids(&finding("Jozef Knecht").similar), [1]);
        assert_eq!(finding("J. Knecht").default_pick(), Some(Pick::Known(PlayerId(1))));
        let former = |known: &[Acquaintance]| known[0].former.clone();
        assert_eq!(former(&finding("j. knecht").same).as_deref(), Some("J. Knecht"));
        assert_eq!(former(&finding("josef knecht").same), None);
        assert_eq!(former(&finding("Joseph Kneht").similar).as_deref(), Some("Joseph Knecht"));
    }

    #[test]
    fn a_name_nobody_has_is_a_new_person() {
        let finding = one("Plinio Designori", &["Josef Knecht"], &[]);
        assert!(finding.is_empty());
        assert_eq!(finding.default_pick(), Some(Pick::NewPerson));
    }

    #[test]
    fn one_known_player_of_this_name_is_proposed() {
        let finding = one("josef knecht", &["Fritz", "Josef Knecht"], &[]);
        assert_eq!(ids(&finding.same), [2]);
        assert_eq!(finding.default_pick(), Some(Pick::Known(PlayerId(2))));
    }

    #[test]
    fn between_two_of_one_name_somebody_has_to_choose() {
        let finding = one("Josef Knecht", &["Josef Knecht", "Josef Knecht"], &[]);
        assert_eq!(finding.default_pick(), None);
        let line = lines(&["Josef Knecht"]);
        let errors = admit(&line, &[finding], &HashMap::new()).unwrap_err();
        assert_eq!(errors, [(1, PickError::Missing)]);
    }

    #[test]
    fn a_similar_name_is_pointed_out_but_not_taken() {
        for other in ["Knecht, Josef", "Joséf Knecht", "Joseph Knecht"] {
            let finding = one("Josef Knecht", &[other], &[]);
            assert_eq!(ids(&finding.similar), [1], "{other}");
            assert_eq!(finding.default_pick(), Some(Pick::NewPerson));
        }
    }

    #[test]
    fn a_family_name_before_or_behind_is_the_same_name() {
        let list = lines(&["Müller, Hans", "Hans Müller", "Hans Mueller"]);
        let findings = compare(&list, &[], &HashSet::new());
        let near: Vec<&[usize]> = findings.iter().map(|finding| &finding.near[..]).collect();
        assert!(near[0].contains(&2) && near[1].contains(&1) && !near[2].is_empty(), "{near:?}");
        let known = one("Müller, Hans", &["Hans Müller"], &[]);
        assert_eq!(known.same.len() + known.similar.len(), 1);
    }

    #[test]
    fn two_names_of_one_sound_are_not_one_name() {
        let finding = one("王芳", &["王方"], &[]);
        assert_eq!((finding.same.len(), finding.similar.len()), (0, 1));
        let twice = compare(&lines(&["王芳", "王方"]), &[], &HashSet::new());
        assert_eq!(twice[1].repeats, None);
    }

    #[test]
    fn similar_names_within_a_list_are_pointed_out_on_both_lines() {
        let list = lines(&["Josef Knecht", "Plinio Designori", "Joseph Knecht", "JOSEF KNECHT"]);
        let findings = compare(&list, &[], &HashSet::new());
        let near: Vec<&[usize]> = findings.iter().map(|finding| &finding.near[..]).collect();
        assert_eq!(near[0], [3]);
        assert_eq!(near[1], [0; 0]);
        assert_eq!(near[2].len(), 2, "both who may be meant");
        assert_eq!(findings[2].default_pick(), Some(Pick::NewPerson), "nobody is left out");
        assert_eq!(findings[3].repeats, Some(1));
    }

    #[test]
    fn who_is_in_already_and_who_stands_twice_in_the_list_is_left_out() {
        let finding = one("Josef Knecht", &["Josef Knecht"], &[1]);
        assert_eq!(finding.default_pick(), Some(Pick::LeaveOut));
        assert_eq!(finding.offered().count(), 0);
        let twice = compare(&lines(&["Tito", "Otto", "TITO"]), &[], &HashSet::new());
        assert_eq!(twice[2].repeats, Some(1));
        assert_eq!(twice[2].default_pick(), Some(Pick::LeaveOut));
    }

    #[test]
    fn nobody_is_entered_twice_nor_as_somebody_who_was_not_offered() {
        let list = lines(&["Josef Knecht", "Joseph Knecht"]);
        let findings = compare(&list, &known(&["Josef Knecht"]), &HashSet::new());
        let picks = |one, two| HashMap::from([(1, Pick::Known(PlayerId(one))), (2, two)]);
        let knecht = Pick::Known(PlayerId(1));
        let errors = admit(&list, &findings, &picks(1, knecht)).unwrap_err();
        assert_eq!(errors, [(2, PickError::Twice(PlayerId(1)))]);
        let errors = admit(&list, &findings, &picks(9, Pick::NewPerson)).unwrap_err();
        assert_eq!(errors, [(1, PickError::NotOffered(PlayerId(9)))]);
        let admitted = admit(&list, &findings, &picks(1, Pick::NewPerson)).unwrap();
        let players: Vec<Option<PlayerId>> = admitted.iter().map(|one| one.player).collect();
        assert_eq!(players, [Some(PlayerId(1)), None]);
    }

    #[test]
    fn a_fingerprint_knows_other_lines_and_other_findings_but_no_line_ends() {
        let nothing = vec![Finding::default()];
        let mark = fingerprint("a\nb", &nothing);
        assert_eq!(mark, fingerprint("a\r\nb\r\n", &nothing));
        assert_ne!(mark, fingerprint("a\nc", &nothing));
        let found = vec![one("Tito", &["Tito"], &[])];
        assert_ne!(mark, fingerprint("a\nb", &found));
    }
}
