//! The pie: one player names a handicap, the other chooses a side.
//!
//! Source: `docs/spec/glass-bead-challenge.md` §5.3.

use chrono::{DateTime, Utc};
use rules::glass_bead_challenge::{Cells, Rules};
use rules::{BySeat, Game, Points, Seat, Spec, SpecReason};

use super::accounts::Access;
use super::results::Presence;
use super::tournaments::Stage;
use super::words::words;
use super::{AccountId, ChoiceId, EntryId, OfferId, PairingId};

/// What the one player names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Handicap {
    /// Cells that are staked out for Blue.
    Stakes,
    /// Points that Blue is given.
    Komi,
}

words! { Handicap { Stakes = "stakes", Komi = "komi", } }

/// A handicap that was named. None at all is one too: no cell, no point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    Stakes(Cells),
    /// So many points.
    Komi(Points),
}

/// What one player named, and what the other made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub id: OfferId,
    /// The board.
    pub pairing: PairingId,
    pub named_by: EntryId,
    /// The game as it is played by it.
    pub spec: Spec,
    pub recorded_at: DateTime<Utc>,
    /// By whom.
    pub recorded_by: AccountId,
    /// The side that the other player took, once they have.
    pub choice: Option<SideChoice>,
}

/// The side that the other player took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideChoice {
    pub id: ChoiceId,
    /// The chooser's seat.
    pub side: Seat,
    pub recorded_at: DateTime<Utc>,
    /// By whom.
    pub recorded_by: AccountId,
}

/// The word of a side, in forms and in the audit log.
pub fn side_word(side: Seat) -> &'static str {
    match side {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

/// As much of a pie as somebody had seen who sent a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen {
    pub offer: Option<OfferId>,
    pub choice: Option<ChoiceId>,
}

/// Why a game is not settled by pie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitGame {
    #[error("only a Glass Bead Challenge has stakes or a komi to be named")]
    OtherGame,
    #[error("the game has stakes or a komi already")]
    HasHandicap,
}

/// What an offer or a choice is judged by.
#[derive(Debug, Clone, Copy)]
pub struct PieContext<'a> {
    /// The offer that counts until now.
    pub newest: Option<&'a Offer>,
    /// The two at the board.
    pub players: [EntryId; 2],
    /// Whether there is a result, which the sides cannot be taken from any more.
    pub has_result: bool,
    /// How far the tournament is.
    pub stage: Stage,
    /// Whether both players are still there.
    pub presence: Presence,
    /// What the person at the form is to the event.
    pub access: Access,
}

/// Why an offer or a choice is not stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PieRefused {
    #[error("something else has been named or chosen meanwhile")]
    Overtaken,
    /// Everything that is wrong.
    #[error("{} things are wrong", .0.len())]
    For(Vec<PieRefusal>),
}

/// One thing that is wrong with an offer or a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PieRefusal {
    #[error("there is a result, which the sides belong to")]
    HasResult,
    #[error("only an arbiter replaces an offer")]
    ReplacingNeedsArbiter,
    #[error("only an arbiter changes a closed tournament")]
    ClosedNeedsArbiter,
    #[error("only an arbiter brings a game of a player who has left to the board")]
    WithdrawalNeedsArbiter,
    #[error("whoever names it does not sit at this board")]
    NotAtBoard,
    #[error("this is what is named already")]
    NothingChanges,
    #[error("nothing has been named yet")]
    NothingNamed,
}

/// The rules of a game that a handicap can be named for.
///
/// ```
/// use domain::pies::{UnfitGame, plain};
///
/// assert!(plain(&"gbc:9,drop=unowned".parse()?).is_ok());
/// assert_eq!(plain(&"gbc:9,komi=4".parse()?), Err(UnfitGame::HasHandicap));
/// assert_eq!(plain(&"gbg:6".parse()?), Err(UnfitGame::OtherGame));
/// # Ok::<(), rules::SpecError>(())
/// ```
pub fn plain(spec: &Spec) -> Result<Rules, UnfitGame> {
    let Some(Game::GlassBeadChallenge(rules)) = spec.game() else {
        return Err(UnfitGame::OtherGame);
    };
    if !rules.stakes().is_empty() || rules.komi() > Points::default() {
        return Err(UnfitGame::HasHandicap);
    }
    Ok(rules)
}

/// The game with the handicap that was named: stakes and komi by `docs/spec/glass-bead-challenge.md`
/// §§5.1 and 5.2, either of them perhaps none.
pub fn with_handicap(plain: Rules, named: Named) -> Result<Spec, SpecReason> {
    let rules = match named {
        Named::Stakes(stakes) => plain.with_stakes(stakes)?,
        Named::Komi(komi) => plain.with_komi(komi)?,
    };
    Ok(Game::GlassBeadChallenge(rules).into())
}

/// The handicap of a game, perhaps none; `None` of a game that knows no handicaps.
pub fn named(spec: &Spec, handicap: Handicap) -> Option<Named> {
    let Some(Game::GlassBeadChallenge(rules)) = spec.game() else {
        return None;
    };
    Some(match handicap {
        Handicap::Stakes => Named::Stakes(rules.stakes()),
        Handicap::Komi => Named::Komi(rules.komi()),
    })
}

/// The names of the cells that are staked out for Blue.
pub fn stakes(spec: &Spec) -> Vec<String> {
    let Some(Game::GlassBeadChallenge(rules)) = spec.game() else {
        return Vec::new();
    };
    rules.board().each(rules.stakes()).map(|cell| cell.to_string()).collect()
}

/// Judges an offer of a game, which somebody at the board names.
pub fn offer(
    context: &PieContext<'_>,
    seen: Seen,
    named_by: EntryId,
    spec: &Spec,
) -> Result<(), PieRefused> {
    is_up_to_date(context, seen)?;
    let mut refusals = rights(context);
    let is_arbiter = context.access >= Access::Arbiter;
    if context.newest.is_some() && !is_arbiter {
        refusals.push(PieRefusal::ReplacingNeedsArbiter);
    }
    if !context.players.contains(&named_by) {
        refusals.push(PieRefusal::NotAtBoard);
    }
    // Naming the same again takes back the choice that answered it.
    let is_same = |newest: &&Offer| newest.named_by == named_by && newest.spec == *spec;
    if context.newest.filter(is_same).is_some_and(|newest| newest.choice.is_none()) {
        refusals.push(PieRefusal::NothingChanges);
    }
    if refusals.is_empty() { Ok(()) } else { Err(PieRefused::For(refusals)) }
}

/// Judges the choice of a side, which answers the offer that counts.
pub fn choose(context: &PieContext<'_>, seen: Seen) -> Result<OfferId, PieRefused> {
    is_up_to_date(context, seen)?;
    let refusals = rights(context);
    match context.newest {
        Some(newest) if refusals.is_empty() => Ok(newest.id),
        Some(_) => Err(PieRefused::For(refusals)),
        None => Err(PieRefused::For([refusals, vec![PieRefusal::NothingNamed]].concat())),
    }
}

fn is_up_to_date(context: &PieContext<'_>, seen: Seen) -> Result<(), PieRefused> {
    let now = context.newest.map_or_else(Seen::default, Offer::seen);
    if seen == now { Ok(()) } else { Err(PieRefused::Overtaken) }
}

/// As with a first result: every scorekeeper, while the tournament runs and both are there.
fn rights(context: &PieContext<'_>) -> Vec<PieRefusal> {
    let mut refusals = Vec::new();
    let is_arbiter = context.access >= Access::Arbiter;
    if context.has_result {
        refusals.push(PieRefusal::HasResult);
    }
    if context.stage.is_over() && !is_arbiter {
        refusals.push(PieRefusal::ClosedNeedsArbiter);
    } else if context.presence == Presence::SomebodyLeft && !is_arbiter {
        refusals.push(PieRefusal::WithdrawalNeedsArbiter);
    }
    refusals
}

impl Offer {
    /// As much of it as a form made now has seen.
    pub fn seen(&self) -> Seen {
        Seen { offer: Some(self.id), choice: self.choice.map(|choice| choice.id) }
    }

    /// The two at a board by their seats, once a side is chosen.
    pub fn seats(&self, pair: [EntryId; 2]) -> Option<BySeat<EntryId>> {
        self.choice.map(|choice| seats(pair, self.named_by, choice.side))
    }
}

/// The two at a board by their seats: the other one than `named_by` takes `side`.
pub fn seats(pair: [EntryId; 2], named_by: EntryId, side: Seat) -> BySeat<EntryId> {
    let [one, other] = pair;
    let chooser = if one == named_by { other } else { one };
    BySeat::new_with(|seat| if seat == side { chooser } else { named_by })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::glass_bead_challenge::{Board, Tiling};

    use super::*;
    use crate::TournamentId;
    use crate::pairings::{Pairing, Seating};

    const KNECHT: EntryId = EntryId(1);
    const PLINIO: EntryId = EntryId(2);

    fn spec(text: &str) -> Spec {
        text.parse().unwrap()
    }

    fn offered(by: EntryId, text: &str, side: Option<Seat>) -> Offer {
        let choice = |side| SideChoice {
            id: ChoiceId(7),
            side,
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: AccountId(1),
        };
        Offer {
            id: OfferId(5),
            pairing: PairingId(1),
            named_by: by,
            spec: spec(text),
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: AccountId(1),
            choice: side.map(choice),
        }
    }

    fn paired() -> Pairing {
        Pairing {
            id: PairingId(1),
            tournament: TournamentId(1),
            round: 1,
            board: 1,
            first: KNECHT,
            second: Some(PLINIO),
            bye: None,
            paired_first: KNECHT,
            spec: spec("gbc:9"),
            seating: Seating::AsPaired,
            is_late: false,
        }
    }

    const FIRST: PieContext<'_> = PieContext {
        newest: None,
        players: [KNECHT, PLINIO],
        has_result: false,
        stage: Stage::Running,
        presence: Presence::Both,
        access: Access::Scorekeeper,
    };

    const ARBITER: PieContext<'_> = PieContext { access: Access::Arbiter, ..FIRST };

    fn refusals(answer: Result<(), PieRefused>) -> Vec<PieRefusal> {
        match answer {
            Err(PieRefused::For(refusals)) => refusals,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn whoever_chooses_red_moves_first_whoever_named_it() {
        let first = |named_by, side| {
            let cut = paired().cut(Some(&offered(named_by, "gbc:9,komi=4", Some(side))));
            assert_eq!(cut.spec, spec("gbc:9,komi=4"));
            assert_eq!(cut.seating, Seating::Chosen(ChoiceId(7)));
            assert_eq!(cut.paired_first, KNECHT);
            (cut.first, cut.second)
        };
        assert_eq!(first(KNECHT, Seat::First), (PLINIO, Some(KNECHT)));
        assert_eq!(first(KNECHT, Seat::Second), (KNECHT, Some(PLINIO)));
        assert_eq!(first(PLINIO, Seat::First), (KNECHT, Some(PLINIO)));
        assert_eq!(first(PLINIO, Seat::Second), (PLINIO, Some(KNECHT)));
    }

    #[test]
    fn until_a_side_is_chosen_the_board_is_as_it_was_paired() {
        for offer in [None, Some(offered(PLINIO, "gbc:9,komi=4", None))] {
            let open = paired().cut(offer.as_ref());
            assert_eq!(open, Pairing { seating: Seating::Open, ..paired() });
        }
        let bye = Pairing { second: None, ..paired() };
        assert_eq!(bye.clone().cut(None), bye);
    }

    #[test]
    fn a_handicap_is_named_for_a_challenge_that_has_none() {
        assert!(plain(&spec("gbc:9")).is_ok() && plain(&spec("gbc:19,drop=unowned")).is_ok());
        for text in ["gbc:9,komi=0.5", "gbc:9,stakes=a1"] {
            assert_eq!(plain(&spec(text)), Err(UnfitGame::HasHandicap));
        }
        for text in ["gbg:6", "bohnenspiel", "result-only:Hive"] {
            assert_eq!(plain(&spec(text)), Err(UnfitGame::OtherGame));
        }
    }

    #[test]
    fn no_handicap_at_all_leaves_the_game_as_it_is() {
        let game = spec("gbc:9,drop=unowned");
        let rules = plain(&game).unwrap();
        for named in [Named::Stakes(Cells::NONE), Named::Komi(Points::default())] {
            assert_eq!(with_handicap(rules, named), Ok(game.clone()));
        }
        assert!(with_handicap(rules, Named::Stakes(Cells::from(rules.board()))).is_err());
        assert!(with_handicap(rules, Named::Komi(Points::from_halves(163))).is_err());
    }

    #[test]
    fn a_first_offer_is_a_scorekeepers_and_another_one_an_arbiters() {
        let game = spec("gbc:9,stakes=c3");
        assert_eq!(offer(&FIRST, Seen::default(), KNECHT, &game), Ok(()));
        let before = offered(PLINIO, "gbc:9", None);
        let again = PieContext { newest: Some(&before), ..FIRST };
        let refused = refusals(offer(&again, before.seen(), KNECHT, &game));
        assert_eq!(refused, [PieRefusal::ReplacingNeedsArbiter]);
        let again = PieContext { newest: Some(&before), ..ARBITER };
        assert_eq!(offer(&again, before.seen(), KNECHT, &game), Ok(()));
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let nowhere = PieContext { has_result: true, presence: Presence::SomebodyLeft, ..FIRST };
        let refused = refusals(offer(&nowhere, Seen::default(), EntryId(3), &spec("gbc:9")));
        let all =
            [PieRefusal::HasResult, PieRefusal::WithdrawalNeedsArbiter, PieRefusal::NotAtBoard];
        assert_eq!(refused, all);
        let closed = PieContext { stage: Stage::Closed, ..FIRST };
        let refused = choose(&closed, Seen::default()).map(|_| ());
        let all = [PieRefusal::ClosedNeedsArbiter, PieRefusal::NothingNamed];
        assert_eq!(refusals(refused), all);
    }

    #[test]
    fn the_same_offer_again_only_takes_a_choice_back() {
        let open = offered(KNECHT, "gbc:9,komi=4", None);
        let context = PieContext { newest: Some(&open), ..ARBITER };
        let again = offer(&context, open.seen(), KNECHT, &open.spec);
        assert_eq!(refusals(again), [PieRefusal::NothingChanges]);
        assert_eq!(offer(&context, open.seen(), PLINIO, &open.spec), Ok(()));
        let chosen = offered(KNECHT, "gbc:9,komi=4", Some(Seat::Second));
        let context = PieContext { newest: Some(&chosen), ..ARBITER };
        assert_eq!(offer(&context, chosen.seen(), KNECHT, &chosen.spec), Ok(()));
    }

    #[test]
    fn an_offer_is_answered_once() {
        let open = offered(KNECHT, "gbc:9", None);
        let context = PieContext { newest: Some(&open), ..FIRST };
        assert_eq!(choose(&context, open.seen()), Ok(OfferId(5)));
        let chosen = offered(KNECHT, "gbc:9", Some(Seat::First));
        let context = PieContext { newest: Some(&chosen), ..FIRST };
        assert_eq!(choose(&context, open.seen()), Err(PieRefused::Overtaken));
    }

    #[test]
    fn a_form_from_before_an_offer_or_a_choice_is_overtaken() {
        let chosen = offered(KNECHT, "gbc:9", Some(Seat::First));
        let context = PieContext { newest: Some(&chosen), ..ARBITER };
        let before_choice = Seen { choice: None, ..chosen.seen() };
        let game = spec("gbc:9,stakes=c3");
        for seen in [Seen::default(), before_choice] {
            assert_eq!(offer(&context, seen, KNECHT, &game), Err(PieRefused::Overtaken));
        }
    }

    fn board() -> impl Strategy<Value = Board> {
        let all = Tiling::ALL.into_iter().flat_map(|tiling| {
            let (least, most) = tiling.sizes();
            (least..=most).filter_map(move |size| Board::new(tiling, size))
        });
        prop::sample::select(all.collect::<Vec<_>>())
    }

    proptest! {
        #[test]
        fn a_game_with_its_handicap_parses_back(
            board in board(),
            drop in prop::sample::select(vec!["", ",drop=unowned"]),
            places in prop::collection::vec(0..361_usize, 0..30),
            halves in 0..=722_u32,
        ) {
            let plain = plain(&spec(&format!("gbc:{board}{drop}"))).unwrap();
            let cells: Vec<_> = board.cells().collect();
            let stakes: Cells = places.iter().filter_map(|place| cells.get(*place).copied()).collect();
            let komi = Points::from_halves(halves.min(u32::from(board.n_cells()) * 2));
            for named in [Named::Stakes(stakes), Named::Komi(komi)] {
                // As many cells as the board has cannot all be staked out.
                let Ok(cut) = with_handicap(plain, named) else {
                    prop_assert_eq!(named, Named::Stakes(Cells::from(board)));
                    continue;
                };
                prop_assert_eq!(cut.to_string().parse::<Spec>(), Ok(cut.clone()));
                let handicap = match named {
                    Named::Stakes(_) => Handicap::Stakes,
                    Named::Komi(_) => Handicap::Komi,
                };
                prop_assert_eq!(super::named(&cut, handicap), Some(named));
            }
        }
    }
}
