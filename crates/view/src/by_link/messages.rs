//! Time controls, ends and refusals in words.

use chrono::TimeDelta;
use domain::by_link::{
    Begins, Challenge, Delay, End, Halt, MOST_RATED, MOST_RUNNING, NotTaken, OPEN_FOR, Phrase,
    RATED_WITHIN, REMATCH_WITHIN, Refusal, SeatHolder, Time,
};
use domain::results::RecordedOutcome;
use rules::{BySeat, Seat};
use words::{Text, complaints};

use crate::games::move_fault_words;
use crate::link_terms::{control_words, span_words};
use crate::tournaments::rated_words;

/// Who moves first in a game that is offered.
fn begins_words(challenge: &Challenge) -> Text {
    let words = Text::new(match challenge.begins {
        Begins::Lot => "link-lot-begins",
        Begins::Challenger => "link-challenger-begins",
        Begins::Opponent => "link-taker-begins",
        Begins::Choice => "link-taker-chooses",
    });
    words.with("name", challenge.name.as_str())
}

/// What a player has left.
pub(super) fn left_words(time: Option<Time>) -> Text {
    let Some(time) = time.filter(|time| !time.in_all().is_zero()) else {
        return Text::new("link-left-none");
    };
    let left = span_words(time.left);
    if time.holidays.is_zero() {
        return left;
    }
    Text::new("link-left-holidays").with("left", left).with("holidays", span_words(time.holidays))
}

/// Who won, and what that is known by.
pub(super) fn end_words(end: End, seats: &BySeat<SeatHolder>) -> [Text; 2] {
    let name = |seat: Seat| seats[seat].name.as_str();
    let outcome = outcome_words(end.outcome(), seats);
    let how = match end {
        End::ByRules(..) => Text::new("link-end-rules"),
        End::Repetition => Text::new("link-end-repetition"),
        End::TooLong => Text::new("link-end-too-long"),
        End::TimeOut { seat, has_moved: true } => {
            Text::new("link-end-time").with("name", name(seat))
        }
        End::TimeOut { seat, has_moved: false } => {
            Text::new("link-end-never-moved").with("name", name(seat))
        }
        End::Resigned(seat) => Text::new("link-end-resigned").with("name", name(seat)),
        End::Agreed => Text::new("link-end-agreed"),
        End::Adjudicated(_) => Text::new("link-end-adjudicated"),
        End::Settled(_) => Text::new("link-end-settled"),
        End::Withdrawn => Text::new("link-end-withdrawn"),
    };
    [outcome, how]
}

/// Who won.
pub(super) fn outcome_words(outcome: RecordedOutcome, seats: &BySeat<SeatHolder>) -> Text {
    let won = |seat: Seat| Text::new("link-won").with("name", seats[seat].name.as_str());
    match outcome {
        RecordedOutcome::First => won(Seat::First),
        RecordedOutcome::Second => won(Seat::Second),
        RecordedOutcome::Draw => Text::new("link-drawn"),
        RecordedOutcome::Neither => Text::new("link-both-lost"),
        RecordedOutcome::Open => Text::new("link-no-result"),
    }
}

/// What a player says.
pub(super) fn phrase_words(phrase: Phrase) -> Text {
    Text::new(match phrase {
        Phrase::Hello => "link-says-hello",
        Phrase::GoodLuck => "link-says-good-luck",
        Phrase::BackSoon => "link-says-back-soon",
        Phrase::Slip => "link-says-slip",
        Phrase::WellPlayed => "link-says-well-played",
        Phrase::Thanks => "link-says-thanks",
    })
}

pub(super) fn halt_words(halt: Halt) -> Text {
    Text::new(match halt {
        Halt::Waiting => "link-waiting",
        Halt::Stopped => "link-stopped",
        Halt::Held => "link-held",
        Halt::Repetition => "link-halt-repetition",
        Halt::TooLong => "link-halt-too-long",
    })
}

/// Why nothing was done of what a player has sent.
pub(super) fn refusal_words(refusal: &Refusal) -> Text {
    let id = match refusal {
        Refusal::Move(fault) => return move_fault_words(fault),
        Refusal::Done => "link-refused-done",
        Refusal::Over => "link-refused-over",
        Refusal::Elsewhere => "link-refused-elsewhere",
        Refusal::TimeOver => "link-refused-time",
        Refusal::Waiting => "link-waiting",
        Refusal::Stopped => "link-refused-stopped",
        Refusal::NotOnTurn => "link-refused-turn",
        Refusal::NoDraws => "link-refused-no-draws",
        Refusal::AskedAlready => "link-refused-asked",
        Refusal::NothingAsked => "link-refused-nothing-asked",
        Refusal::NothingToTakeBack => "link-refused-nothing-back",
        Refusal::TookBackAlready => "link-refused-took-back",
        Refusal::NotStopped => "link-refused-not-stopped",
        Refusal::Held => "link-held",
        Refusal::NoSuchEnd => "link-refused-no-such-end",
    };
    Text::new(id)
}

/// What is settled besides the game.
pub(super) fn told_words(challenge: &Challenge) -> Vec<Text> {
    let rated = rated_words(challenge.rated);
    let is_late = challenge.delay != Delay::default();
    let late = is_late.then(|| Text::new("link-told-late").with("plies", challenge.delay.plies()));
    let told = [control_words(challenge.control), begins_words(challenge), rated];
    told.into_iter().chain(late).collect()
}

fn days_of(span: TimeDelta) -> usize {
    usize::try_from(span.num_days()).unwrap_or_default()
}

/// Why somebody does not take a challenge, or play once more.
pub(super) fn taken_words(why: NotTaken) -> Text {
    Text::new(match why {
        NotTaken::Name(error) => return complaints::line(error),
        NotTaken::Gone => "link-challenge-gone",
        NotTaken::Taken => "link-challenge-taken",
        NotTaken::Withdrawn => "link-challenge-withdrawn",
        NotTaken::Expired => {
            return Text::new("link-challenge-expired").with("days", days_of(OPEN_FOR));
        }
        NotTaken::Own => "link-challenge-own",
        NotTaken::NoSide => "link-challenge-no-side",
        NotTaken::TooManyGames => {
            return Text::new("link-too-many-games").with("most", MOST_RUNNING);
        }
        NotTaken::OtherPlaysEnough => {
            return Text::new("link-other-plays-enough").with("most", MOST_RUNNING);
        }
        NotTaken::NoPlayer => "link-rated-no-player",
        NotTaken::OtherNoPlayer => "link-rated-other-no-player",
        NotTaken::EnoughRated => {
            let days = days_of(RATED_WITHIN);
            return Text::new("link-rated-enough").with("most", MOST_RATED).with("days", days);
        }
        NotTaken::Blocked => "link-challenge-blocked",
        NotTaken::TooLate => {
            return Text::new("link-rematch-late").with("days", days_of(REMATCH_WITHIN));
        }
        NotTaken::NoCookies => "link-challenge-no-cookies",
        NotTaken::SameName => "link-same-name",
    })
}
