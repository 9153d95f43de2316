//! What is offered, to whoever may take it.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::by_link::{Begins, Challenge, Fate, NotTaken, OPEN_FOR};
use domain::tournaments::Rated;
use domain::zone::Zone;
use domain::{ChallengeId, LinkGameId};
use form::by_link::TakeForm;
use rules::{Seat, Spec};
use words::Text;
use words::complaints::Complaints;
use words::format::date;

use super::messages::{taken_words, told_words};
use crate::accounts::Choice;
use crate::board::SmallBoard;
use crate::games::{preview, side_words, spec_words};
use crate::link_terms::control_words;
use crate::tournaments::rated_words;
use crate::{Frame, filters};

/// What is offered, to whoever may take it.
#[derive(Template)]
#[template(path = "by_link/challenge.html")]
pub struct ChallengePage {
    pub frame: Frame,
    pub name: String,
    pub game: Text,
    pub told: Vec<Text>,
    pub board: SmallBoard,
    pub id: ChallengeId,
    /// To whoever has made it: how others find it, and whether by this page. It can be withdrawn.
    pub own: Option<(Text, bool)>,
    /// Where it is taken.
    pub action: String,
    /// The sides, where one of them has to be chosen.
    pub sides: Vec<Choice>,
    /// Whether it is for players alone, under their own names.
    pub is_rated: bool,
    pub form: TakeForm,
    pub complaints: Complaints,
    /// Why it cannot be taken any more, and where its game is.
    pub over: Option<(Text, Option<LinkGameId>)>,
    pub how_to_play: String,
}

pages! { ChallengePage }

impl ChallengePage {
    pub fn new(
        frame: Frame,
        (challenge, is_own): (&Challenge, bool),
        (action, form): (String, TakeForm),
        (now, zone): (DateTime<Utc>, Zone),
    ) -> Self {
        let spec = Spec::from(challenge.game);
        let side = |seat: Seat| Choice {
            value: domain::pies::side_word(seat).to_owned(),
            label: match seat {
                Seat::First => Text::new("link-side-first").with("side", side_words(&spec, seat)),
                Seat::Second => side_words(&spec, seat),
            },
            is_chosen: form.side() == Some(seat),
        };
        let is_chosen = challenge.begins == Begins::Choice;
        let game = match challenge.fate {
            Some(Fate::Taken(game)) => Some(game),
            _ => None,
        };
        let over = challenge.open_at(now).err().map(|why| (taken_words(why), game));
        let until = date(zone.local(challenge.made_at + OPEN_FOR).date());
        let until = Text::new("link-told-until").with("date", until);
        // Nobody reads who has made one that nobody takes any more.
        let told = match over {
            None => told_words(challenge).into_iter().chain([until]).collect(),
            Some(_) => vec![control_words(challenge.control), rated_words(challenge.rated)],
        };
        Self {
            frame,
            name: challenge.name.clone(),
            id: challenge.id,
            own: is_own.then(|| own_words(challenge, &action)),
            game: spec_words(&spec),
            told,
            board: preview(&rules::AnyPosition::start(challenge.game)),
            action,
            is_rated: challenge.rated == Rated::Rated,
            sides: if is_chosen { Seat::ALL.map(side).into() } else { Vec::new() },
            form,
            complaints: Complaints::default(),
            over,
            how_to_play: format!("/how-to-play/{spec}"),
        }
    }

    /// The page with why the challenge is not taken.
    #[must_use]
    pub fn refused(self, why: NotTaken) -> Self {
        let field = match why {
            NotTaken::NoSide => "side",
            NotTaken::Name(_) | NotTaken::SameName | NotTaken::NoCookies => "name",
            NotTaken::Own if self.own.is_some() => return self,
            // Nothing in the form mends it; perhaps somebody else was faster.
            _ => return Self { over: self.over.or(Some((taken_words(why), None))), ..self },
        };
        Self { complaints: Complaints::new(&[why], |_| field, |why| taken_words(*why)), ..self }
    }
}

/// How others find a challenge, whose maker looks at it by its link or in the list, and whether by the page itself.
fn own_words(challenge: &Challenge, action: &str) -> (Text, bool) {
    let (id, is_by_page) = if action.starts_with("/g/") {
        ("link-challenge-own", true)
    } else if challenge.is_listed {
        ("link-challenge-own-listed", true)
    } else {
        ("link-challenge-own-lost", false)
    };
    (Text::new(id), is_by_page)
}
