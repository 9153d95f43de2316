//! The forms of a new game: a challenge, and a game for two others.

use askama::Template;
use domain::accounts::Account;
use domain::by_link::{
    Begins, Delay, MOST_OPEN, MOST_RUNNING, NotMade, TimeControl, TimeControlError,
};
use domain::players::Player;
use form::by_link::{
    ChallengeComplaint, ChallengeForm, LinkGameForm, OthersForm, TimeComplaint, TimeForm,
};
use words::Text;
use words::complaints::{self, Complaints};

use crate::accounts::Choice;
use crate::games::GamePicker;
use crate::link_terms::{control_words, delay_words};
use crate::tournaments::complaint_words;
use crate::{Frame, filters};

/// The form of a new challenge.
#[derive(Template)]
#[template(path = "by_link/new.html")]
pub struct NewChallengePage {
    pub frame: Frame,
    pub form: ChallengeForm,
    pub picker: GamePicker,
    pub fields: GameFields,
    /// Who asks, if their games can be rated.
    pub player: Option<Player>,
    pub complaints: Complaints,
}

/// The form of a game for two others.
#[derive(Template)]
#[template(path = "by_link/others.html")]
pub struct OthersPage {
    pub frame: Frame,
    pub form: OthersForm,
    pub picker: GamePicker,
    pub fields: GameFields,
    pub complaints: Complaints,
}

pages! { NewChallengePage OthersPage }

/// What is chosen of every game that people begin themselves.
#[derive(Debug, Clone)]
pub struct GameFields {
    pub time: TimeFields,
    pub begins: Vec<Choice>,
    pub delays: Vec<Choice>,
}

/// The usual times, and what is written besides.
#[derive(Debug, Clone)]
pub struct TimeFields {
    pub usual: Vec<Choice>,
    pub own_time: String,
    pub holidays: String,
}

impl GameFields {
    fn new(form: &LinkGameForm, begins: Vec<Choice>) -> Self {
        Self { time: TimeFields::new(&form.time, None), begins, delays: delays(&form.delay) }
    }
}

impl TimeFields {
    /// The fields, after a way to have no time at all, if there is one.
    pub(super) fn new(form: &TimeForm, without: Option<Choice>) -> Self {
        let choice = |value: &str, label| Choice {
            value: value.to_owned(),
            label,
            is_chosen: form.time == value,
        };
        let usual = |text: &&str| {
            let control = text.parse::<TimeControl>().ok()?;
            Some(choice(text, control_words(control)))
        };
        let own = choice(TimeForm::OWN, Text::new("link-own-time-chosen"));
        let usual = TimeControl::USUAL.iter().filter_map(usual);
        Self {
            usual: without.into_iter().chain(usual).chain([own]).collect(),
            own_time: form.own_time.clone(),
            holidays: form.holidays.clone(),
        }
    }
}

/// What is wrong with a time.
pub(super) fn time_complaint(complaint: TimeComplaint) -> Text {
    Text::new(match complaint {
        TimeComplaint::NotChosen => "link-no-such-time",
        TimeComplaint::Own(TimeControlError::Days) => "link-own-time-days",
        TimeComplaint::Own(TimeControlError::Hours) => "link-own-time-hours",
        TimeComplaint::Own(TimeControlError::Live) => "link-own-time-live",
        TimeComplaint::Own(TimeControlError::Shape | TimeControlError::Holidays) => {
            "link-own-time-shape"
        }
        TimeComplaint::Holidays => "link-holidays-none",
    })
}

/// By how many plies watchers may see a game late.
pub(super) fn delays(chosen: &str) -> Vec<Choice> {
    let delay = |delay: Delay| Choice {
        value: delay.plies().to_string(),
        label: delay_words(delay),
        is_chosen: chosen == delay.plies().to_string()
            || (delay == Delay::default() && chosen.is_empty()),
    };
    Delay::USUAL.map(delay).into()
}

impl NewChallengePage {
    pub fn new(frame: Frame, form: ChallengeForm, player: Option<Player>) -> Self {
        let begins = |begins: &Begins| Choice {
            value: begins.as_str().to_owned(),
            label: Text::new(match begins {
                Begins::Lot => "link-begins-lot",
                Begins::Challenger => "link-begins-me",
                Begins::Opponent => "link-begins-opponent",
                Begins::Choice => "link-begins-choice",
            }),
            is_chosen: form.begins == begins.as_str(),
        };
        Self {
            frame,
            picker: GamePicker::new(&form.game.spec, &form.game.picked),
            fields: GameFields::new(&form.game, Begins::ALL.iter().map(begins).collect()),
            player,
            complaints: Complaints::default(),
            form,
        }
    }

    /// The page with the name that everybody sees of a player, else that of the account.
    #[must_use]
    pub fn named(mut self, account: Option<&Account>) -> Self {
        let own = self.player.as_ref().map(|player| &player.name);
        let name = own.or(account.map(|account| &account.name));
        self.form.name = name.cloned().unwrap_or_default();
        self
    }

    /// The page with what is wrong.
    #[must_use]
    pub fn refused(self, found: &[ChallengeComplaint]) -> Self {
        let complaints = Complaints::new(found, ChallengeComplaint::field, challenge_complaint);
        Self { complaints, ..self }
    }

    /// The page with why no challenge is made.
    #[must_use]
    pub fn not_made(self, why: NotMade) -> Self {
        let field = |why: &NotMade| if *why == NotMade::NoPlayer { "rated" } else { "name" };
        let complaints = Complaints::new(&[why], field, |why| not_made_words(*why));
        Self { complaints, ..self }
    }
}

fn not_made_words(why: NotMade) -> Text {
    match why {
        NotMade::ManyOpen => Text::new("link-too-many").with("most", MOST_OPEN),
        NotMade::ManyWaiting => Text::new("link-too-many-waiting").with("most", MOST_OPEN),
        NotMade::ManyRunning => Text::new("link-too-many-games").with("most", MOST_RUNNING),
        NotMade::NoPlayer => Text::new("link-rated-no-player"),
    }
}

fn challenge_complaint(complaint: &ChallengeComplaint) -> Text {
    match complaint {
        ChallengeComplaint::Game(complaint) => complaint_words(complaint),
        ChallengeComplaint::OtherGame => Text::new("link-no-rules"),
        ChallengeComplaint::Time(complaint) => time_complaint(*complaint),
        ChallengeComplaint::Begins(_) => Text::new("link-nobody-begins"),
        ChallengeComplaint::Delay => Text::new("link-no-such-delay"),
        ChallengeComplaint::SameName => Text::new("link-others-same-name"),
        ChallengeComplaint::Name(error) | ChallengeComplaint::SecondName(error) => {
            complaints::line(*error)
        }
    }
}

impl OthersPage {
    pub fn new(frame: Frame, form: OthersForm) -> Self {
        let begins = |(value, label): (&str, &'static str)| Choice {
            value: value.to_owned(),
            label: Text::new(label),
            is_chosen: form.begins == value,
        };
        let ways = [("lot", "link-begins-lot"), ("first", "link-begins-first")];
        Self {
            frame,
            picker: GamePicker::new(&form.game.spec, &form.game.picked),
            fields: GameFields::new(&form.game, ways.map(begins).into()),
            complaints: Complaints::default(),
            form,
        }
    }

    /// The page with what is wrong.
    #[must_use]
    pub fn refused(self, found: &[ChallengeComplaint]) -> Self {
        let complaints = Complaints::new(found, ChallengeComplaint::field, challenge_complaint);
        Self { complaints, ..self }
    }

    /// The page with why no game is begun.
    #[must_use]
    pub fn not_made(self, why: NotMade) -> Self {
        let complaints = Complaints::new(&[why], |_| "name", |why| not_made_words(*why));
        Self { complaints, ..self }
    }
}
