//! The pie on the page of a board: what was named, what was chosen, and what is to be done next.

use domain::accounts::{Access, Viewer};
use domain::entries::Entry;
use domain::pairings::Seating;
use domain::pies::{
    Handicap, Named, Offer, PieRefusal, Seen, SideChoice, named, side_word, stakes,
};
use domain::results::Sitting;
use domain::{EntryId, OfferId};
use form::pies::{ChoiceForm, OfferComplaint, OfferForm};
use rules::glass_bead_challenge::{Cell, Half, Rules, Tiling};
use rules::{AnyPosition, Points, Seat, Spec};
use words::Text;
use words::complaints::Complaints;
use words::format::moment;

use super::board::Board;
use super::games::{board_of, side_words};
use super::results::{Scribe, may_write};
use super::tournaments::{pie_words, spec_refusal};

/// A pie at its board.
#[derive(Debug, Clone)]
pub struct PieSection {
    /// How it goes.
    pub lead: Text,
    /// What counts now: what was named, then what was chosen.
    pub told: Vec<Text>,
    /// Where it got stuck, or what somebody else did meanwhile.
    pub notices: Vec<Text>,
    /// Step one, or once more from the beginning.
    pub name: Option<NameStep>,
    /// Step two.
    pub take: Option<TakeStep>,
    /// Everything that was recorded, the newest first; a lone first offer is no history.
    pub history: Vec<PieLine>,
}

/// One player names a handicap.
#[derive(Debug, Clone)]
pub struct NameStep {
    /// What was ticked or typed.
    pub form: OfferForm,
    /// The two at the board: their entry, their name, whether they name it.
    pub namers: Vec<(EntryId, String, bool)>,
    /// How the board is laid out, as the style sheet has it.
    pub tiling: &'static str,
    /// The places of the board, the top row first; none for a komi.
    pub rows: Vec<Vec<StakePlace>>,
    pub complaints: Complaints,
    /// Whether something was named before.
    pub is_replacing: bool,
    /// Whether it was sent and came back.
    pub is_open: bool,
}

/// A cell to tick, or the two that share a square.
#[derive(Debug, Clone)]
pub struct StakePlace {
    /// Whether one of two lies above the other.
    pub is_lying: bool,
    /// Their names, and whether they are ticked.
    pub cells: Vec<(String, bool)>,
}

/// The other player chooses a side.
#[derive(Debug, Clone)]
pub struct TakeStep {
    /// The offer that it answers.
    pub offer: OfferId,
    /// Who chooses.
    pub heading: Text,
    /// The board as it stands before the first move.
    pub board: Option<Board>,
    /// The sides: what the form sends, what the button says, what it means.
    pub sides: Vec<(&'static str, Text, Text)>,
}

/// An offer among those that were recorded.
#[derive(Debug, Clone)]
pub struct PieLine {
    /// What was named and chosen.
    pub told: Vec<Text>,
    /// When it was recorded, and by whom, for those who work there.
    pub recorded: Vec<(String, Text, Option<Scribe>)>,
    pub counts: bool,
}

/// What was sent that could not be stored.
#[derive(Debug, Clone)]
pub enum TypedPie {
    /// Step one.
    Offer(OfferForm),
    /// Step two.
    Choice(ChoiceForm),
}

impl PieSection {
    /// The pie of a board, if its tournament has one.
    pub(super) fn new(sitting: &Sitting, viewer: &Viewer) -> Option<Self> {
        let (pie, plain) = sitting.pie()?;
        let is_open = sitting.decided().is_none();
        let may_write = is_open && may_write(sitting, viewer.access());
        let newest = sitting.offers.last();
        let answers = newest.filter(|newest| may_write && newest.choice.is_none());
        let form = newest.map_or_else(
            || OfferForm {
                named_by: sitting.pairing.paired_first.to_string(),
                ..Default::default()
            },
            |newest| OfferForm::replacing(newest, pie),
        );
        let is_arbiter = viewer.access() >= Access::Arbiter;
        Some(Self {
            lead: pie_words(pie),
            told: newest.map_or_else(|| unnamed(sitting), |newest| told(sitting, newest)),
            notices: Vec::new(),
            name: (may_write && (newest.is_none() || is_arbiter))
                .then(|| NameStep::new(sitting, pie, plain, form)),
            take: answers.and_then(|offer| TakeStep::new(sitting, pie, offer)),
            history: history(sitting, viewer.access()),
        })
    }

    /// The same with what is wrong with what was sent.
    pub(super) fn refused(
        mut self,
        sitting: &Sitting,
        typed: TypedPie,
        (complaints, refusals): (&[OfferComplaint], &[PieRefusal]),
    ) -> Self {
        self.notices = refusals.iter().map(|refusal| refusal_words(*refusal)).collect();
        let complaints = Complaints::new(complaints, OfferComplaint::field, complaint_words);
        self.keep(sitting, typed, complaints);
        self
    }

    /// The same with what somebody else did meanwhile, beside what was sent. Sent once more, it
    /// takes the place of theirs.
    pub(super) fn overtaken(mut self, sitting: &Sitting, typed: TypedPie) -> Self {
        let (own, is_same) = own_words(sitting, &typed);
        let advice = match (is_same, &typed, &self.name) {
            (true, ..) => "overtaken-same",
            (false, TypedPie::Offer(_), Some(_)) => "pie-overtaken-again",
            (false, TypedPie::Choice(_), _) if self.take.is_some() => "pie-overtaken-choose",
            _ => "pie-overtaken-ask",
        };
        self.notices = std::iter::once(Text::new("pie-overtaken"))
            .chain(own)
            .chain([Text::new(advice)])
            .collect();
        self.keep(sitting, typed, Complaints::default());
        self
    }

    fn keep(&mut self, sitting: &Sitting, typed: TypedPie, complaints: Complaints) {
        let game = sitting.pie().filter(|_| self.name.is_some());
        if let (TypedPie::Offer(form), Some((pie, plain))) = (typed, game) {
            let step = NameStep::new(sitting, pie, plain, form.seen(sitting.offers.last()));
            self.name = Some(NameStep { complaints, is_open: true, ..step });
        }
    }
}

impl NameStep {
    fn new(sitting: &Sitting, pie: Handicap, plain: Rules, form: OfferForm) -> Self {
        let mut pair = [&sitting.players.first, &sitting.players.second];
        // The list stays as it was paired, whoever has which side now.
        pair.sort_by_key(|entry| entry.id != sitting.pairing.paired_first);
        let namer = |entry: &Entry| {
            let is_chosen = form.named_by == entry.id.to_string();
            (entry.id, entry.name.clone(), is_chosen)
        };
        let board = plain.board();
        let n_rows = if pie == Handicap::Stakes { board.side() } else { 0 };
        Self {
            namers: pair.map(namer).into(),
            tiling: match board.tiling() {
                Tiling::Squares => "squares",
                Tiling::Hexagons => "hexagons",
                Tiling::Pentagons => "pairs",
            },
            rows: (0..n_rows).rev().map(|row| stake_row(plain, row, &form)).collect(),
            complaints: Complaints::default(),
            is_replacing: !sitting.offers.is_empty(),
            is_open: false,
            form,
        }
    }
}

fn stake_row(plain: Rules, row: u8, form: &OfferForm) -> Vec<StakePlace> {
    let board = plain.board();
    let cells: Vec<Cell> = board.row(row).collect();
    let place = |cells: &[Cell]| StakePlace {
        is_lying: cells.iter().any(|cell| cell.half() == Some(Half::Upper)),
        cells: cells
            .iter()
            .map(Cell::to_string)
            .map(|name| {
                let is_ticked = form.stake.contains(&name);
                (name, is_ticked)
            })
            .collect(),
    };
    let n_of_place = if board.tiling() == Tiling::Pentagons { 2 } else { 1 };
    cells.chunks(n_of_place).map(place).collect()
}

impl TakeStep {
    fn new(sitting: &Sitting, pie: Handicap, offer: &Offer) -> Option<Self> {
        let position = offer.spec.game().map(AnyPosition::start);
        let side = |seat: Seat| {
            let side = side_words(&offer.spec, seat);
            let means = match seat {
                Seat::First => Text::new("pie-side-first"),
                Seat::Second => blue_words(&offer.spec, pie),
            };
            (side_word(seat), Text::new("pie-take").with("side", side), means)
        };
        Some(Self {
            offer: offer.id,
            heading: Text::new("pie-take-title").with("player", chooser(sitting, offer)?),
            board: position.map(|position| board_of(&position, None, Seat::First)),
            sides: Seat::ALL.map(side).into(),
        })
    }
}

fn chooser<'s>(sitting: &'s Sitting, offer: &Offer) -> Option<&'s str> {
    let players = [&sitting.players.first, &sitting.players.second];
    let chooser = players.into_iter().find(|entry| entry.id != offer.named_by)?;
    Some(chooser.name.as_str())
}

fn unnamed(sitting: &Sitting) -> Vec<Text> {
    // With a result, which is a forfeit then, nothing is waited for.
    let is_waiting = sitting.pairing.seating == Seating::Open && sitting.decided().is_none();
    is_waiting.then(|| Text::new("pie-unnamed")).into_iter().collect()
}

fn told(sitting: &Sitting, offer: &Offer) -> Vec<Text> {
    let named = named_words(sitting, offer.named_by, &offer.spec);
    let waits =
        || chooser(sitting, offer).map(|name| Text::new("pie-unchosen").with("player", name));
    let answer = match offer.choice {
        Some(choice) => chosen_words(sitting, offer, choice.side),
        None => waits().filter(|_| sitting.decided().is_none()),
    };
    named.into_iter().chain(answer).collect()
}

/// What somebody named, in words.
fn named_words(sitting: &Sitting, named_by: EntryId, spec: &Spec) -> Option<Text> {
    let pie = sitting.tournament.details.pie?;
    let players = [&sitting.players.first, &sitting.players.second];
    let namer = players.into_iter().find(|entry| entry.id == named_by)?;
    let words = match named(spec, pie)? {
        Named::Stakes(cells) if cells.is_empty() => Text::new("pie-named-no-stakes"),
        Named::Stakes(_) => Text::new("pie-named-stakes").with("squares", Text::list(stakes(spec))),
        Named::Komi(komi) if komi == Points::default() => Text::new("pie-named-no-komi"),
        Named::Komi(komi) => Text::new("pie-named-komi").with("komi", komi),
    };
    Some(words.with("player", namer.name.as_str()))
}

fn chosen_words(sitting: &Sitting, offer: &Offer, side: Seat) -> Option<Text> {
    let words = Text::new("pie-chosen").with("side", side_words(&offer.spec, side));
    Some(words.with("player", chooser(sitting, offer)?))
}

/// What Blue has of a game, in words.
fn blue_words(spec: &Spec, pie: Handicap) -> Text {
    match named(spec, pie) {
        Some(Named::Stakes(stakes)) if !stakes.is_empty() => {
            Text::new("pie-side-stakes").with("count", stakes.len())
        }
        Some(Named::Komi(komi)) if komi > Points::default() => {
            Text::new("pie-side-komi").with("komi", komi)
        }
        _ => Text::new("pie-side-second"),
    }
}

/// What was sent, in words, and whether it is what counts already.
fn own_words(sitting: &Sitting, typed: &TypedPie) -> (Option<Text>, bool) {
    let newest = sitting.offers.last();
    match typed {
        TypedPie::Offer(form) => {
            let read = sitting.pie().and_then(|(pie, plain)| form.read(pie, plain).ok());
            let Some((named_by, spec)) = read else {
                return (None, false);
            };
            let is_same = newest.is_some_and(|it| it.named_by == named_by && it.spec == spec);
            let named = named_words(sitting, named_by, &spec);
            (named.map(|named| Text::new("pie-yours").with("named", named)), is_same)
        }
        TypedPie::Choice(form) => {
            let taken = newest.and_then(|newest| Some((newest.id, newest.choice?.side)));
            let is_same = form.offer.zip(form.side()) == taken && taken.is_some();
            let side = form.side().map(|side| side_words(&sitting.pairing.spec, side));
            (side.map(|side| Text::new("pie-your-side").with("side", side)), is_same)
        }
    }
}

fn history(sitting: &Sitting, access: Access) -> Vec<PieLine> {
    if sitting.offers.len() < 2 {
        return Vec::new();
    }
    let by = |account| {
        let name = sitting.scribes.get(&account);
        name.filter(|_| access >= Access::Scorekeeper).map(|name| Scribe::new(name))
    };
    let newest = sitting.offers.last().map(Offer::seen);
    let zone = sitting.event.details.zone;
    let line = |offer: &Offer| {
        let named = named_words(sitting, offer.named_by, &offer.spec);
        let chosen = offer.choice.and_then(|choice| chosen_words(sitting, offer, choice.side));
        let at_offer = (offer.recorded_at, offer.recorded_by);
        let at_choice =
            offer.choice.map(|choice: SideChoice| (choice.recorded_at, choice.recorded_by));
        let acts = std::iter::once(at_offer).chain(at_choice);
        PieLine {
            told: named.into_iter().chain(chosen).collect(),
            recorded: acts.map(|(at, who)| (at.to_rfc3339(), moment(at, zone), by(who))).collect(),
            counts: newest.is_some_and(|newest: Seen| newest.offer == Some(offer.id)),
        }
    };
    sitting.offers.iter().rev().map(line).collect()
}

fn complaint_words(complaint: &OfferComplaint) -> Text {
    match complaint {
        OfferComplaint::NobodyNames => Text::new("pie-nobody-names"),
        OfferComplaint::Komi(_) => Text::new("pie-no-komi"),
        OfferComplaint::Game(reason) => spec_refusal(reason),
    }
}

fn refusal_words(refusal: PieRefusal) -> Text {
    Text::new(match refusal {
        PieRefusal::HasResult => "pie-refusal-has-result",
        PieRefusal::ReplacingNeedsArbiter => "pie-refusal-replacing-needs-arbiter",
        PieRefusal::ClosedNeedsArbiter => "refusal-closed-needs-arbiter",
        PieRefusal::WithdrawalNeedsArbiter => "pie-refusal-withdrawal-needs-arbiter",
        PieRefusal::NotAtBoard => "pie-refusal-not-at-board",
        PieRefusal::NothingChanges => "pie-refusal-nothing-changes",
        PieRefusal::NothingNamed => "pie-refusal-nothing-named",
    })
}
