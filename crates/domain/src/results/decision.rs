//! Whether what somebody typed may become the result of a pairing.

use rules::{BySeat, Game, Points, Seat, Spec};

use super::context::Context;
use super::presence::Presence;
use super::problem::RecordProblem;
use super::proposed::{FaultyRecord, Proposed};
use super::readings::kept;
use super::record::examine;
use super::refusal::{Refusal, Refused};
use super::sheet::Sheet;
use super::way::{Way, way};
use super::{Decision, Ending, Proof, Reason, Recorded, RecordedOutcome, Undo};
use crate::ResultId;
use crate::accounts::Access;
use crate::games::CheckedRecord;
use crate::pairings::Seating;

/// A result that may be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    /// The result that it corrects.
    pub replaces: Option<ResultId>,
    /// What it says.
    pub decision: Decision,
    /// The whole record, with its tags.
    pub record: Option<CheckedRecord>,
    /// What stands behind it.
    pub proof: Proof,
    /// Why the result before was wrong.
    pub reason: Option<Reason>,
}

/// Judges a result, with everything that is wrong at once.
///
/// The sheet is [what was handed in](Sheet::read) with the result proposed.
pub fn decide(
    context: &Context<'_>,
    proposed: &Proposed,
    sheet: Option<&Sheet>,
) -> Result<Accepted, Refused> {
    if context.newest.map(|newest| newest.id) != proposed.made_from {
        return Err(Refused::Overtaken);
    }
    if proposed.outcome == Some(RecordedOutcome::Open) {
        return take_back(context, proposed);
    }
    if context.seating.choice() != proposed.made_for {
        return Err(Refused::Reseated);
    }
    let proposed = &as_recorded(proposed, sheet);
    let mut refusals = rights(context, proposed);
    let way = way(context.spec, proposed).map_err(|found| refusals.extend(found)).ok();
    let (record, points, proof) = support(context, (proposed, sheet), way, &mut refusals);
    let Some(way) = way.filter(|_| refusals.is_empty()) else {
        return Err(Refused::For(refusals));
    };
    let decision = Decision { outcome: way.outcome, ending: way.ending, points };
    let text = record.as_ref().map(|record| record.text.as_str());
    if is_as_before(context, decision, text, proof) {
        return Err(Refused::For(vec![Refusal::NothingChanges]));
    }
    let proven = text.filter(|_| proof == Proof::Proven);
    let submitted = proven.and_then(|record| kept(record, proposed.submitted.as_deref()));
    Ok(Accepted {
        replaces: proposed.made_from,
        decision,
        record: record.map(|record| CheckedRecord { submitted, ..record }),
        proof,
        reason: proposed.reason.clone(),
    })
}

/// Where nobody chose who won, a whole record says it, and how the game ended: whatever ending
/// stands in the form was there before anybody chose.
fn as_recorded(proposed: &Proposed, sheet: Option<&Sheet>) -> Proposed {
    let sheet = sheet.filter(|_| proposed.outcome.is_none());
    match sheet.and_then(|sheet| sheet.told) {
        Some(Way { outcome, ending }) => {
            Proposed { outcome: Some(outcome), ending: Some(ending), ..proposed.clone() }
        }
        None => proposed.clone(),
    }
}

fn is_as_before(
    context: &Context<'_>,
    decision: Decision,
    record: Option<&str>,
    proof: Proof,
) -> bool {
    // Browsers send other line ends than they were given.
    let is_same_record = match (context.record, record) {
        (Some(stored), Some(record)) => stored.trim().lines().eq(record.trim().lines()),
        (stored, record) => stored.is_none() && record.is_none(),
    };
    let is_same = |newest: &Recorded| newest.decision == decision && newest.proof == proof;
    is_same_record && context.newest.is_some_and(is_same)
}

fn take_back(context: &Context<'_>, proposed: &Proposed) -> Result<Accepted, Refused> {
    let mut refusals = rights(context, proposed);
    let is_there = context.newest.is_some_and(Recorded::is_decided);
    if !is_there {
        refusals.push(Refusal::NothingToTakeBack);
    }
    if context.stage.is_over() {
        refusals.push(Refusal::TakenBackWhileClosed);
    } else if context.is_paired_on {
        refusals.push(Refusal::TakenBackUnderRound);
    }
    if proposed.record.is_some() || proposed.points != BySeat::default() {
        refusals.push(Refusal::TakenBackWithMore);
    }
    if !refusals.is_empty() {
        return Err(Refused::For(refusals));
    }
    Ok(Accepted {
        replaces: proposed.made_from,
        decision: Decision { outcome: RecordedOutcome::Open, ending: Ending::Open, points: None },
        record: None,
        proof: Proof::NoRecord,
        reason: proposed.reason.clone(),
    })
}

/// First entry is open to every scorekeeper while the tournament runs, unless a withdrawal has
/// decided the game, an arbiter decides it or it is played by link, and so is undoing it at once;
/// all else is an arbiter's.
fn rights(context: &Context<'_>, proposed: &Proposed) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let is_arbiter = context.access >= Access::Arbiter;
    // After a result was taken back the board is as open as before the first one.
    let is_correction = context.newest.is_some_and(Recorded::is_decided);
    let is_undo = proposed.outcome == Some(RecordedOutcome::Open) && context.undo == Undo::Open;
    if is_correction && !is_arbiter && !is_undo {
        refusals.push(Refusal::CorrectionNeedsArbiter);
    } else if context.stage.is_over() && !is_arbiter {
        refusals.push(Refusal::ClosedNeedsArbiter);
    } else if context.presence == Presence::SomebodyLeft && !is_arbiter {
        refusals.push(Refusal::WithdrawalNeedsArbiter);
    } else if context.is_by_link && !is_arbiter {
        refusals.push(Refusal::LinkNeedsArbiter);
    }
    if proposed.ending == Some(Ending::Adjudication) && !is_arbiter {
        refusals.push(Refusal::AdjudicationNeedsArbiter);
    }
    // docs/spec/glass-bead-challenge.md §5.3: who did not come has lost all the same.
    let is_game = proposed.ending.is_some_and(|ending| ending != Ending::Forfeit);
    if context.seating == Seating::Open && is_game {
        refusals.push(Refusal::SidesOpen);
    }
    let is_ruling = is_arbiter && (is_correction || context.is_by_link);
    if (is_ruling || is_correction && is_undo) && proposed.reason.is_none() {
        refusals.push(Refusal::ReasonMissing);
    }
    refusals
}

type Support = (Option<CheckedRecord>, Option<BySeat<Points>>, Proof);

/// What stands behind the result: a record that proves it, one that does not, or none.
fn support(
    context: &Context<'_>,
    (proposed, sheet): (&Proposed, Option<&Sheet>),
    way: Option<Way>,
    refusals: &mut Vec<Refusal>,
) -> Support {
    let Some(sheet) = sheet else {
        let points = written_points(context.spec, proposed, way, refusals);
        return (None, points, Proof::NoRecord);
    };
    let examined = examine(sheet, context, way, proposed.points);
    if examined.problems.is_empty() {
        let score = examined.score;
        return (Some(examined.checked()), score, Proof::Proven);
    }
    let wants_unproven = proposed.faulty_record == FaultyRecord::StoreUnproven;
    let can_be_stored = examined.problems.iter().all(RecordProblem::can_be_stored);
    if wants_unproven && can_be_stored && context.access >= Access::Arbiter {
        let points = written_points(context.spec, proposed, way, refusals);
        return (Some(examined.checked()), points, Proof::Unproven);
    }
    refusals.extend(examined.problems.into_iter().map(Refusal::Record));
    if wants_unproven && context.access < Access::Arbiter {
        refusals.push(Refusal::UnprovenNeedsArbiter);
    }
    (None, None, Proof::NoRecord)
}

/// The points as they were written down, where no record vouches for them.
fn written_points(
    spec: &Spec,
    proposed: &Proposed,
    way: Option<Way>,
    refusals: &mut Vec<Refusal>,
) -> Option<BySeat<Points>> {
    let written = proposed.points;
    let (first, second) = match (written.first, written.second) {
        (None, None) => return None,
        (Some(first), Some(second)) => (first, second),
        (None, Some(_)) => return one_sided(Seat::First, refusals),
        (Some(_), None) => return one_sided(Seat::Second, refusals),
    };
    let points = BySeat { first, second };
    if way.is_some_and(|way| way.ending == Ending::Forfeit) {
        refusals.push(Refusal::PointsOfForfeit);
        return None;
    }
    let is_played_out = way.filter(|way| way.ending == Ending::Played);
    if let Some(game) = spec.game() {
        refusals.extend(check_points(game, points, is_played_out));
    }
    Some(points)
}

fn one_sided(missing: Seat, refusals: &mut Vec<Refusal>) -> Option<BySeat<Points>> {
    refusals.push(Refusal::PointsOneSided { missing });
    None
}

/// Whether such points can stand at the end of a game, or while it goes on.
fn check_points(game: Game, points: BySeat<Points>, played_out: Option<Way>) -> Option<Refusal> {
    let total = game.total_points();
    let sum = Points::from_halves(points.first.halves().saturating_add(points.second.halves()));
    let given = game.given_points();
    let is_broken = |seat| !points[seat].halves().abs_diff(given[seat].halves()).is_multiple_of(2);
    if Seat::ALL.into_iter().any(is_broken) {
        return Some(Refusal::PointsInHalves);
    }
    if sum > total {
        return Some(Refusal::PointsBeyondBoard { sum, total });
    }
    let way = played_out?;
    // Who cannot feed loses with more points (docs/spec/glass-bead-game.md §5.3): only a record
    // can show that.
    // Where games can be drawn, equal points are a draw.
    let is_drawn = points.first == points.second && game.can_draw();
    let is_against_outcome = match way.outcome {
        RecordedOutcome::First => points.first < points.second || is_drawn,
        RecordedOutcome::Second => points.second < points.first || is_drawn,
        RecordedOutcome::Draw => points.first != points.second,
        RecordedOutcome::Neither | RecordedOutcome::Open => false,
    };
    if is_against_outcome {
        return Some(Refusal::PointsAgainstWinner);
    }
    (sum < total && game.gives_all_points()).then_some(Refusal::PointsShort { sum, total })
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::ChoiceId;
    use crate::results::context::Heading;
    use crate::results::way::can_come_about;
    use crate::tournaments::Stage;
    use crate::{AccountId, GameId, PairingId};

    const FIRST_GAME: &str = "C30 c30 D032 b240";

    fn heading() -> Heading {
        Heading {
            event: "Waldzell \"Open\"".into(),
            round: 3,
            players: BySeat { first: "Josef \\ Knecht".into(), second: "Plinio Designori".into() },
        }
    }

    fn newest(outcome: RecordedOutcome, ending: Ending) -> Recorded {
        Recorded {
            id: ResultId(7),
            pairing: PairingId(1),
            replaces: None,
            decision: Decision { outcome, ending, points: None },
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: Some(AccountId(1)),
            submission: None,
            choice: None,
        }
    }

    /// What is answered to `proposed` in a game of `spec`.
    struct Case<'a> {
        spec: &'a str,
        stage: Stage,
        access: Access,
        newest: Option<Recorded>,
        presence: Presence,
        record: Option<&'a str>,
        seating: Seating,
        is_by_link: bool,
        undo: Undo,
        is_paired_on: bool,
    }

    const FIRST: Case<'_> = Case {
        spec: "gbg:5",
        stage: Stage::Running,
        access: Access::Scorekeeper,
        newest: None,
        presence: Presence::Both,
        record: None,
        seating: Seating::AsPaired,
        is_by_link: false,
        undo: Undo::Shut,
        is_paired_on: false,
    };

    impl Case<'_> {
        fn decide(&self, proposed: &Proposed) -> Result<Accepted, Refused> {
            let context = Context {
                spec: &self.spec.parse().unwrap(),
                seating: self.seating,
                stage: self.stage,
                newest: self.newest.as_ref(),
                record: self.record,
                presence: self.presence,
                access: self.access,
                is_by_link: self.is_by_link,
                undo: self.undo,
                is_paired_on: self.is_paired_on,
                heading: &heading(),
                twin: None,
            };
            decide(&context, proposed, Sheet::read(context.spec, proposed).as_ref())
        }

        fn refusals(&self, proposed: &Proposed) -> Vec<Refusal> {
            match self.decide(proposed) {
                Err(Refused::For(refusals)) => refusals,
                other => panic!("{other:?}"),
            }
        }
    }

    fn proposed(outcome: RecordedOutcome, ending: Ending) -> Proposed {
        Proposed { outcome: Some(outcome), ending: Some(ending), ..Proposed::default() }
    }

    fn with_points(proposed: Proposed, first: u16, second: u16) -> Proposed {
        Proposed {
            points: BySeat { first: Some(first.into()), second: Some(second.into()) },
            ..proposed
        }
    }

    fn with_record(proposed: Proposed, record: &str) -> Proposed {
        Proposed { record: Some(record.into()), ..proposed }
    }

    fn correcting(proposed: Proposed) -> Proposed {
        Proposed {
            made_from: Some(ResultId(7)),
            reason: Some(Reason::parse("misread").unwrap()),
            ..proposed
        }
    }

    fn resigned() -> Proposed {
        proposed(RecordedOutcome::First, Ending::Resignation)
    }

    fn tagged(result: &str, termination: &str, game: &str) -> String {
        format!(
            "[Game \"{game}\"]\n[Result \"{result}\"]\n[Termination \"{termination}\"]\n\n{FIRST_GAME}"
        )
    }

    #[test]
    fn every_way_of_ending_has_its_outcomes_and_no_others() {
        use Ending::*;
        let possible = |outcome: RecordedOutcome| -> Vec<Ending> {
            let all = Ending::ALL.iter().copied();
            all.filter(|ending| can_come_about(outcome, *ending)).collect()
        };
        let by_somebody = [Played, Resignation, Time, Forfeit, Adjudication];
        assert_eq!(possible(RecordedOutcome::First), by_somebody);
        assert_eq!(possible(RecordedOutcome::Second), by_somebody);
        assert_eq!(possible(RecordedOutcome::Draw), [Played, Time, Adjudication, Agreement]);
        assert_eq!(possible(RecordedOutcome::Neither), [Forfeit, Adjudication]);
        assert_eq!(possible(RecordedOutcome::Open), []);
        let draw = proposed(RecordedOutcome::Draw, Ending::Resignation);
        let impossible =
            Refusal::Impossible { outcome: RecordedOutcome::Draw, ending: Ending::Resignation };
        assert_eq!(FIRST.refusals(&draw), [impossible]);
    }

    #[test]
    fn the_glass_bead_game_is_drawn_by_agreement_only() {
        let arbiter = Case { access: Access::Arbiter, ..FIRST };
        for ending in [Ending::Played, Ending::Time, Ending::Adjudication] {
            let refusals = arbiter.refusals(&proposed(RecordedOutcome::Draw, ending));
            assert_eq!(refusals, [Refusal::NoDraws], "{ending:?}");
        }
        let agreed = FIRST.decide(&proposed(RecordedOutcome::Draw, Ending::Agreement));
        assert!(agreed.is_ok());
    }

    #[test]
    fn everything_that_is_missing_or_wrong_is_said_at_once() {
        let nothing = Proposed {
            points: BySeat { first: None, second: Some(Points::from(3)) },
            ..Proposed::default()
        };
        let missing = [
            Refusal::OutcomeMissing,
            Refusal::EndingMissing,
            Refusal::PointsOneSided { missing: Seat::First },
        ];
        assert_eq!(FIRST.refusals(&nothing), missing);
        let open = Proposed {
            outcome: Some(RecordedOutcome::First),
            ending: Some(Ending::Open),
            ..Proposed::default()
        };
        assert_eq!(FIRST.refusals(&open), [Refusal::EndingMissing]);
    }

    #[test]
    fn a_faulty_record_is_pointed_out_beside_what_is_missing() {
        let refusals = FIRST.refusals(&with_record(Proposed::default(), "C30 c33 1-0"));
        assert_eq!(refusals.len(), 3);
        assert!(matches!(&refusals[2], Refusal::Record(RecordProblem::Fault(fault))
            if fault.ply == Some(2)));
        let refusals = FIRST.refusals(&with_record(Proposed::default(), "C30 c30 1-0"));
        assert_eq!(refusals, [Refusal::OutcomeMissing, Refusal::EndingMissing]);
    }

    #[test]
    fn before_the_sides_are_chosen_there_are_only_forfeits() {
        let open = Case { spec: "gbc:9", seating: Seating::Open, ..FIRST };
        assert_eq!(open.refusals(&resigned()), [Refusal::SidesOpen]);
        for outcome in [RecordedOutcome::First, RecordedOutcome::Second, RecordedOutcome::Neither] {
            assert!(open.decide(&proposed(outcome, Ending::Forfeit)).is_ok(), "{outcome:?}");
        }
    }

    #[test]
    fn a_form_from_before_the_choice_of_sides_names_the_wrong_winner() {
        let seating = Seating::Chosen(ChoiceId(4));
        let chosen = Case { spec: "gbc:9", seating, ..FIRST };
        let made_for = |choice| Proposed { made_for: choice, ..resigned() };
        for stale in [None, Some(ChoiceId(3))] {
            assert_eq!(chosen.decide(&made_for(stale)), Err(Refused::Reseated));
        }
        assert!(chosen.decide(&made_for(Some(ChoiceId(4)))).is_ok());
        let open = Case { spec: "gbc:9", seating: Seating::Open, ..FIRST };
        assert_eq!(open.decide(&made_for(Some(ChoiceId(4)))), Err(Refused::Reseated));
    }

    #[test]
    fn points_belong_to_both_and_to_the_board() {
        let won = || proposed(RecordedOutcome::First, Ending::Resignation);
        let one =
            Proposed { points: BySeat { first: Some(Points::from(3)), second: None }, ..won() };
        let missing = Seat::Second;
        assert_eq!(FIRST.refusals(&one), [Refusal::PointsOneSided { missing }]);
        let half = Proposed {
            points: BySeat {
                first: Some(Points::from_halves(41)),
                second: Some(Points::from_halves(19)),
            },
            ..won()
        };
        assert_eq!(FIRST.refusals(&half), [Refusal::PointsInHalves]);
        let beyond = Refusal::PointsBeyondBoard { sum: Points::from(31), total: Points::from(30) };
        assert_eq!(FIRST.refusals(&with_points(won(), 20, 11)), [beyond]);
        let huge = Proposed {
            points: BySeat::new_with(|_| Some(Points::from_halves(u32::MAX - 1))),
            ..won()
        };
        assert_eq!(FIRST.refusals(&huge).len(), 1);
        assert!(FIRST.decide(&with_points(won(), 3, 11)).is_ok());
        let forfeit = with_points(proposed(RecordedOutcome::First, Ending::Forfeit), 3, 0);
        assert_eq!(FIRST.refusals(&forfeit), [Refusal::PointsOfForfeit]);
    }

    #[test]
    fn a_game_played_out_shares_all_points_and_the_winner_has_no_fewer() {
        let second = || proposed(RecordedOutcome::Second, Ending::Played);
        let points = |first, second_points| with_points(second(), first, second_points);
        let against = [Refusal::PointsAgainstWinner];
        assert_eq!(FIRST.refusals(&points(16, 14)), against);
        let won = with_points(proposed(RecordedOutcome::First, Ending::Played), 14, 16);
        assert_eq!(FIRST.refusals(&won), against);
        let short = Refusal::PointsShort { sum: Points::from(29), total: Points::from(30) };
        assert_eq!(FIRST.refusals(&points(14, 15)), [short]);
        assert!(FIRST.decide(&points(15, 15)).is_ok(), "the emptied side loses");
        // From 2×6 on gems may stay in the pits of somebody who cannot feed.
        let six = Case { spec: "gbg:6", ..FIRST };
        assert!(six.decide(&points(10, 30)).is_ok());
        assert_eq!(six.refusals(&points(30, 10)), against);
    }

    #[test]
    fn a_challenge_is_drawn_exactly_if_its_points_are_equal() {
        let eight = Case { spec: "gbc:8", ..FIRST };
        let draw = || proposed(RecordedOutcome::Draw, Ending::Played);
        assert!(eight.decide(&with_points(draw(), 32, 32)).is_ok());
        let against = [Refusal::PointsAgainstWinner];
        assert_eq!(eight.refusals(&with_points(draw(), 33, 31)), against);
        for outcome in [RecordedOutcome::First, RecordedOutcome::Second] {
            let won = with_points(proposed(outcome, Ending::Played), 32, 32);
            assert_eq!(eight.refusals(&won), against, "{outcome:?}");
        }
        let nine = Case { spec: "gbc:9", ..FIRST };
        assert_eq!(nine.refusals(&draw()), [Refusal::NoDraws]);
    }

    #[test]
    fn half_a_point_of_komi_is_blues() {
        let case = Case { spec: "gbc:9,komi=3.5", ..FIRST };
        let won = |first, second| Proposed {
            points: BySeat { first, second }.map(|halves| Some(Points::from_halves(halves))),
            ..proposed(RecordedOutcome::First, Ending::Played)
        };
        assert!(case.decide(&won(90, 79)).is_ok(), "45 to 39.5");
        assert_eq!(case.refusals(&won(89, 80)), [Refusal::PointsInHalves]);
    }

    #[test]
    fn a_record_that_agrees_proves_the_result_and_fills_the_points_in() {
        let accepted = FIRST.decide(&with_record(resigned(), FIRST_GAME)).unwrap();
        assert_eq!(accepted.proof, Proof::Proven);
        assert_eq!(accepted.decision.points, Some(BySeat::default()));
        let checked = accepted.record.unwrap();
        assert_eq!(checked, CheckedRecord::of(checked.text.clone()), "as if it were read again");
        let whole = checked.text;
        let tags = "[Event \"Waldzell \\\"Open\\\"\"]\n[Round \"3\"]\n\
            [South \"Josef \\\\ Knecht\"]\n[North \"Plinio Designori\"]\n\
            [Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n";
        assert_eq!(whole, format!("{tags}{FIRST_GAME}"));
        let verdict = rules::verify(whole.as_bytes());
        assert_eq!(verdict.status, rules::Status::Verified);
        let record = rules::Record::parse(whole.as_bytes()).unwrap();
        assert_eq!(record.player(Seat::First), Some("Josef \\ Knecht"));
    }

    #[test]
    fn a_record_with_tags_is_kept_to_the_letter() {
        let text = format!("\u{feff}{}\r\n", tagged("1-0", "resignation", "gbg:5"));
        let accepted = FIRST.decide(&with_record(resigned(), &text)).unwrap();
        assert_eq!(accepted.record, Some(CheckedRecord::of(text)));
        assert_eq!(accepted.proof, Proof::Proven);
    }

    #[test]
    fn a_whole_record_says_who_won_and_how_where_nobody_chose() {
        let preset = Proposed { ending: Some(Ending::Played), ..Proposed::default() };
        let text = tagged("0-1", "resignation", "gbg:5");
        let accepted = FIRST.decide(&with_record(preset.clone(), &text)).unwrap();
        let said = Decision {
            outcome: RecordedOutcome::Second,
            ending: Ending::Resignation,
            points: Some(BySeat::default()),
        };
        assert_eq!((accepted.decision, accepted.proof), (said, Proof::Proven));
        let open = with_record(preset.clone(), &tagged("*", "normal", "gbg:5"));
        assert_eq!(FIRST.refusals(&open), [Refusal::OutcomeMissing]);
        let decided = with_record(preset, &tagged("1-0", "adjudication", "gbg:5"));
        assert_eq!(FIRST.refusals(&decided), [Refusal::AdjudicationNeedsArbiter]);
    }

    fn problems(proposed: Proposed, text: &str) -> Vec<RecordProblem> {
        let refusals = FIRST.refusals(&with_record(proposed, text));
        let problem = |refusal| match refusal {
            Refusal::Record(problem) => problem,
            other => panic!("{other:?}"),
        };
        refusals.into_iter().map(problem).collect()
    }

    #[test]
    fn a_record_that_says_something_else_proves_nothing() {
        let other_game = RecordProblem::OtherGame {
            written: "gbg:6".parse().unwrap(),
            expected: "gbg:5".parse().unwrap(),
        };
        let text = tagged("1-0", "resignation", "gbg:6");
        assert_eq!(problems(resigned(), &text), [other_game]);
        let differs = [
            RecordProblem::OtherResult { written: rules::Claim::SecondWins },
            RecordProblem::OtherEnding { written: rules::Termination::TimeForfeit },
        ];
        let text = tagged("0-1", "time forfeit", "gbg:5");
        assert_eq!(problems(resigned(), &text), differs);
        let text = tagged("*", "resignation", "gbg:5");
        assert_eq!(problems(resigned(), &text), [RecordProblem::ClaimsNothing]);
        let score = BySeat::default();
        let typed = with_points(resigned(), 3, 0);
        let other_points = [RecordProblem::OtherPoints { score }];
        assert_eq!(problems(typed, FIRST_GAME), other_points);
    }

    #[test]
    fn a_game_that_goes_on_was_not_played_out() {
        let played = || proposed(RecordedOutcome::First, Ending::Played);
        assert_eq!(problems(played(), FIRST_GAME), [RecordProblem::NotOver]);
        let text = tagged("1-0", "normal", "gbg:5");
        let other_ending = RecordProblem::OtherEnding { written: rules::Termination::Normal };
        assert_eq!(problems(resigned(), &text), [other_ending]);
    }

    #[test]
    fn nothing_is_recorded_of_a_forfeit_and_no_record_says_that_both_lose() {
        let forfeit = proposed(RecordedOutcome::First, Ending::Forfeit);
        assert_eq!(problems(forfeit, FIRST_GAME), [RecordProblem::OfForfeit]);
        let both =
            with_record(proposed(RecordedOutcome::Neither, Ending::Adjudication), FIRST_GAME);
        let arbiter = Case { access: Access::Arbiter, ..FIRST };
        assert_eq!(arbiter.refusals(&both), [Refusal::Record(RecordProblem::BothLose)]);
    }

    #[test]
    fn what_is_no_text_is_never_stored() {
        let check = |text: &str, message: &str| {
            let asked = Proposed {
                faulty_record: FaultyRecord::StoreUnproven,
                ..with_record(resigned(), text)
            };
            let arbiter = Case { access: Access::Arbiter, ..FIRST };
            let refusals = arbiter.refusals(&asked);
            let told: Vec<String> = refusals.iter().map(ToString::to_string).collect();
            assert_eq!(told, [message]);
        };
        check("C30\n c\u{0}30", "the record: an invisible control character in line 2, column 3");
        check("C30 {\u{202e}}", "the record: an invisible control character in line 1, column 6");
        check("C30 \u{fffd}", "the record: line 1, column 5: not UTF-8 text");
        let long = format!("C30 {{{}}}", "x".repeat(rules::Record::MOST_BYTES - 7));
        let refusals = FIRST.refusals(&with_record(resigned(), &long));
        assert!(
            matches!(&refusals[..], [Refusal::Record(RecordProblem::Fault(fault))]
                if matches!(fault.kind, rules::FaultKind::TooLarge { bytes } if bytes > 65_536)),
            "the tags count too"
        );
    }

    #[test]
    fn only_an_arbiter_stores_a_record_that_proves_nothing() {
        let asked = || Proposed {
            faulty_record: FaultyRecord::StoreUnproven,
            ..with_points(with_record(resigned(), "C30 c33"), 12, 3)
        };
        let refusals = FIRST.refusals(&asked());
        assert_eq!(refusals.len(), 2);
        assert_eq!(refusals[1], Refusal::UnprovenNeedsArbiter);
        let arbiter = Case { access: Access::Arbiter, ..FIRST };
        let accepted = arbiter.decide(&asked()).unwrap();
        assert_eq!(accepted.proof, Proof::Unproven);
        assert!(accepted.record.unwrap().text.ends_with("C30 c33"));
        assert_eq!(accepted.decision.points.unwrap().first, Points::from(12));
        let beyond = with_points(asked(), 40, 3);
        assert_eq!(arbiter.refusals(&beyond).len(), 1, "points are judged all the same");
        // Asked for in vain: a record that proves the result proves it.
        let proves = Proposed { record: Some(FIRST_GAME.into()), ..with_points(asked(), 0, 0) };
        assert_eq!(arbiter.decide(&proves).unwrap().proof, Proof::Proven);
    }

    #[test]
    fn a_correction_is_an_arbiters_and_has_a_reason() {
        let case = |access| Case {
            access,
            newest: Some(newest(RecordedOutcome::First, Ending::Played)),
            ..FIRST
        };
        let second = || correcting(proposed(RecordedOutcome::Second, Ending::Played));
        let needs = [Refusal::CorrectionNeedsArbiter];
        assert_eq!(case(Access::Scorekeeper).refusals(&second()), needs);
        let silent = Proposed { reason: None, ..second() };
        let arbiter = case(Access::Arbiter);
        assert_eq!(arbiter.refusals(&silent), [Refusal::ReasonMissing]);
        let accepted = arbiter.decide(&second()).unwrap();
        assert_eq!(accepted.replaces, Some(ResultId(7)));
        assert_eq!(accepted.decision.outcome, RecordedOutcome::Second);
        let same = correcting(proposed(RecordedOutcome::First, Ending::Played));
        assert_eq!(arbiter.refusals(&same), [Refusal::NothingChanges]);
        assert!(arbiter.decide(&with_points(same, 20, 10)).is_ok());
    }

    #[test]
    fn dropping_a_record_changes_something() {
        let case = Case {
            access: Access::Arbiter,
            newest: Some(Recorded {
                game: Some(GameId(3)),
                proof: Proof::Proven,
                ..newest(RecordedOutcome::First, Ending::Played)
            }),
            record: Some(FIRST_GAME),
            ..FIRST
        };
        let same = correcting(proposed(RecordedOutcome::First, Ending::Played));
        assert_eq!(case.decide(&same).unwrap().proof, Proof::NoRecord);
    }

    #[test]
    fn the_same_result_with_the_same_record_changes_nothing() {
        let first = FIRST.decide(&with_record(resigned(), FIRST_GAME)).unwrap();
        let stored = Recorded {
            game: Some(GameId(3)),
            decision: first.decision,
            proof: first.proof,
            ..newest(RecordedOutcome::First, Ending::Resignation)
        };
        let record = first.record.unwrap().text;
        let case =
            Case { access: Access::Arbiter, newest: Some(stored), record: Some(&record), ..FIRST };
        let again = |record: &str| correcting(with_record(resigned(), record));
        for same in [FIRST_GAME, &record, &record.replace('\n', "\r\n")] {
            assert_eq!(case.refusals(&again(same)), [Refusal::NothingChanges], "{same:?}");
        }
        assert!(case.decide(&again("C30 c30")).is_ok(), "another record");
    }

    #[test]
    fn a_result_is_taken_back_by_an_arbiter_if_there_is_one() {
        let open = || proposed(RecordedOutcome::Open, Ending::Open);
        assert_eq!(FIRST.refusals(&open()), [Refusal::NothingToTakeBack]);
        let case = |outcome| Case {
            access: Access::Arbiter,
            newest: Some(newest(outcome, Ending::Played)),
            ..FIRST
        };
        let accepted = case(RecordedOutcome::First).decide(&correcting(open())).unwrap();
        assert_eq!(accepted.decision.outcome, RecordedOutcome::Open);
        let again = case(RecordedOutcome::Open).refusals(&correcting(open()));
        assert_eq!(again, [Refusal::NothingToTakeBack]);
        let more = correcting(with_record(open(), FIRST_GAME));
        assert_eq!(case(RecordedOutcome::First).refusals(&more), [Refusal::TakenBackWithMore]);
    }

    #[test]
    fn a_result_that_a_later_round_was_paired_by_is_corrected_and_not_taken_back() {
        let newest = Some(newest(RecordedOutcome::First, Ending::Played));
        let case = Case { access: Access::Arbiter, newest, is_paired_on: true, ..FIRST };
        let open = correcting(proposed(RecordedOutcome::Open, Ending::Open));
        assert_eq!(case.refusals(&open), [Refusal::TakenBackUnderRound]);
        let second = correcting(proposed(RecordedOutcome::Second, Ending::Played));
        assert!(case.decide(&second).is_ok());
    }

    #[test]
    fn a_scorekeeper_undoes_what_can_be_undone_and_corrects_nothing() {
        let newest = Some(newest(RecordedOutcome::First, Ending::Played));
        let shut = Case { newest, ..FIRST };
        let open = correcting(proposed(RecordedOutcome::Open, Ending::Open));
        assert_eq!(shut.refusals(&open), [Refusal::CorrectionNeedsArbiter]);
        let case = Case { undo: Undo::Open, ..shut };
        let accepted = case.decide(&open).unwrap();
        assert_eq!(accepted.decision.outcome, RecordedOutcome::Open);
        let silent = Proposed { reason: None, ..open };
        assert_eq!(case.refusals(&silent), [Refusal::ReasonMissing]);
        let other = correcting(proposed(RecordedOutcome::Second, Ending::Played));
        assert_eq!(case.refusals(&other), [Refusal::CorrectionNeedsArbiter]);
    }

    #[test]
    fn after_a_result_was_taken_back_the_board_is_open_to_every_scorekeeper() {
        let open = Case { newest: Some(newest(RecordedOutcome::Open, Ending::Open)), ..FIRST };
        let anew = Proposed { made_from: Some(ResultId(7)), ..resigned() };
        let accepted = open.decide(&anew).unwrap();
        assert_eq!((accepted.replaces, accepted.reason), (Some(ResultId(7)), None));
    }

    #[test]
    fn an_arbiter_decides_games_and_enters_those_of_who_left() {
        let arbiter = Case { access: Access::Arbiter, ..FIRST };
        for outcome in [RecordedOutcome::First, RecordedOutcome::Second, RecordedOutcome::Neither] {
            let decided = proposed(outcome, Ending::Adjudication);
            assert_eq!(FIRST.refusals(&decided), [Refusal::AdjudicationNeedsArbiter]);
            assert!(arbiter.decide(&decided).is_ok());
        }
        let left = |access| Case { presence: Presence::SomebodyLeft, access, ..FIRST };
        let refusals = left(Access::Scorekeeper).refusals(&resigned());
        assert_eq!(refusals, [Refusal::WithdrawalNeedsArbiter]);
        assert!(left(Access::Arbiter).decide(&resigned()).is_ok());
    }

    #[test]
    fn a_game_by_link_is_decided_by_an_arbiter_who_says_why() {
        let by_link = |access| Case { is_by_link: true, access, ..FIRST };
        let refusals = by_link(Access::Scorekeeper).refusals(&resigned());
        assert_eq!(refusals, [Refusal::LinkNeedsArbiter]);
        let arbiter = by_link(Access::Arbiter);
        assert_eq!(arbiter.refusals(&resigned()), [Refusal::ReasonMissing]);
        let said = Proposed { reason: Reason::parse("Ill").ok(), ..resigned() };
        assert!(arbiter.decide(&said).is_ok());
    }

    #[test]
    fn a_closed_tournament_is_the_arbiters() {
        let closed = |access| Case { stage: Stage::Closed, access, ..FIRST };
        let refusals = closed(Access::Scorekeeper).refusals(&resigned());
        assert_eq!(refusals, [Refusal::ClosedNeedsArbiter]);
        assert!(closed(Access::Arbiter).decide(&resigned()).is_ok());
    }

    #[test]
    fn no_result_of_a_closed_tournament_is_taken_back() {
        let case = Case {
            stage: Stage::Closed,
            access: Access::Arbiter,
            newest: Some(newest(RecordedOutcome::First, Ending::Played)),
            ..FIRST
        };
        let open = correcting(proposed(RecordedOutcome::Open, Ending::Open));
        assert_eq!(case.refusals(&open), [Refusal::TakenBackWhileClosed]);
        assert!(
            case.decide(&correcting(proposed(RecordedOutcome::Second, Ending::Played))).is_ok()
        );
    }

    #[test]
    fn a_form_made_from_another_result_is_overtaken() {
        let case = Case { newest: Some(newest(RecordedOutcome::First, Ending::Played)), ..FIRST };
        assert_eq!(case.decide(&resigned()), Err(Refused::Overtaken));
        let other = correcting(resigned());
        assert_eq!(FIRST.decide(&other), Err(Refused::Overtaken));
    }

    #[test]
    fn what_is_not_said_contradicts_nothing() {
        let decision = Decision {
            outcome: RecordedOutcome::First,
            ending: Ending::Resignation,
            points: Some(BySeat::default()),
        };
        assert!(resigned().agrees_with(&decision));
        assert!(with_points(resigned(), 0, 0).agrees_with(&decision));
        assert!(!with_points(resigned(), 1, 0).agrees_with(&decision));
        assert!(!proposed(RecordedOutcome::First, Ending::Time).agrees_with(&decision));
    }
}
