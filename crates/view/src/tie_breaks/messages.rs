//! Tie-breaks in words: a few letters, a name, a sentence.

use tournament::standings::{Forfeits, LastRound, Method, Order, TieBreak};
use tournament::table::Edition;

use domain::tie_breaks::TieBreakPreset;
use words::Text;

/// A tie-break as people read it.
#[derive(Debug, Clone)]
pub struct TieBreakWords {
    /// A few letters, for the heading of a column.
    pub short: Text,
    pub name: Text,
    /// What it is, and what its modifiers do, a sentence each.
    pub about: Vec<Text>,
}

impl TieBreakWords {
    /// The words of a tie-break.
    pub fn new(tie_break: TieBreak) -> Self {
        let (short, name, about) = ids(tie_break.method());
        let mut words =
            Self { short: Text::new(short), name: Text::new(name), about: vec![Text::new(about)] };
        let code = tie_break.to_string();
        if let Some((_, modifiers)) = code.split_once('/') {
            words.short = Text::new("tie-break-modified")
                .with("method", words.short)
                .with("modifiers", modifiers);
        }
        words.cut(tie_break);
        if tie_break.forfeits() == Forfeits::Played {
            words.modify("tie-break-forfeits", "tie-break-forfeits-about", None);
        }
        if tie_break.last_round() == LastRound::Drawn {
            words.modify("tie-break-last-round", "tie-break-last-round-about", None);
        }
        if tie_break.limit() != 0 {
            let halves = i64::from(tie_break.limit());
            let (name, about) = match halves {
                ..0 => ("tie-break-limit-lower", "tie-break-limit-lower-about"),
                _ => ("tie-break-limit-higher", "tie-break-limit-higher-about"),
            };
            words.modify(name, about, Some(halves.abs()));
        }
        if let Some(rating) = tie_break.unrated() {
            words.modify("tie-break-unrated", "tie-break-unrated-about", Some(rating.into()));
        }
        if tie_break.order() == Order::Reversed {
            words.modify("tie-break-reversed", "tie-break-reversed-about", None);
        }
        words
    }

    /// Its name, as a sentence before what it is about.
    pub fn sentence(&self) -> Text {
        self.name.sentence()
    }

    fn cut(&mut self, tie_break: TieBreak) {
        let cut = tie_break.cut();
        let (name, about) = match (cut.low, cut.high) {
            (0, _) => return,
            (_, 0) => ("tie-break-cut", "tie-break-cut-about"),
            _ => ("tie-break-median", "tie-break-median-about"),
        };
        self.modify(name, about, Some(cut.low.into()));
    }

    /// Puts a modifier behind the name, and its sentence behind the others.
    fn modify(&mut self, name: &'static str, about: &'static str, n: Option<i64>) {
        let with_number = |text: Text| match n {
            Some(n) => text.with("n", n),
            None => text,
        };
        let so_far = std::mem::replace(&mut self.name, Text::new(name));
        self.name = with_number(Text::new(name).with("name", so_far));
        self.about.push(with_number(Text::new(about)));
    }
}

/// The messages of a method: a few letters, its name, what it is.
fn ids(method: Method) -> (&'static str, &'static str, &'static str) {
    match method {
        Method::Pts => ("tie-break-pts", "tie-break-pts-name", "tie-break-pts-about"),
        Method::De => ("tie-break-de", "tie-break-de-name", "tie-break-de-about"),
        Method::Win => ("tie-break-win", "tie-break-win-name", "tie-break-win-about"),
        Method::Won => ("tie-break-won", "tie-break-won-name", "tie-break-won-about"),
        Method::Bpg => ("tie-break-bpg", "tie-break-bpg-name", "tie-break-bpg-about"),
        Method::Bwg => ("tie-break-bwg", "tie-break-bwg-name", "tie-break-bwg-about"),
        Method::Rep => ("tie-break-rep", "tie-break-rep-name", "tie-break-rep-about"),
        Method::Std => ("tie-break-std", "tie-break-std-name", "tie-break-std-about"),
        Method::Ps => ("tie-break-ps", "tie-break-ps-name", "tie-break-ps-about"),
        Method::Ks => ("tie-break-ks", "tie-break-ks-name", "tie-break-ks-about"),
        Method::Bh => ("tie-break-bh", "tie-break-bh-name", "tie-break-bh-about"),
        Method::Fb => ("tie-break-fb", "tie-break-fb-name", "tie-break-fb-about"),
        Method::Aob => ("tie-break-aob", "tie-break-aob-name", "tie-break-aob-about"),
        Method::Sb => ("tie-break-sb", "tie-break-sb-name", "tie-break-sb-about"),
        Method::Aro => ("tie-break-aro", "tie-break-aro-name", "tie-break-aro-about"),
        Method::Tpr => ("tie-break-tpr", "tie-break-tpr-name", "tie-break-tpr-about"),
        Method::Ptp => ("tie-break-ptp", "tie-break-ptp-name", "tie-break-ptp-about"),
        Method::Apro => ("tie-break-apro", "tie-break-apro-name", "tie-break-apro-about"),
        Method::Appo => ("tie-break-appo", "tie-break-appo-name", "tie-break-appo-about"),
        Method::Tpn => ("tie-break-tpn", "tie-break-tpn-name", "tie-break-tpn-about"),
        Method::Rtng => ("tie-break-rtng", "tie-break-rtng-name", "tie-break-rtng-about"),
        Method::Gp => ("tie-break-gp", "tie-break-gp-name", "tie-break-gp-about"),
        Method::Gpd => ("tie-break-gpd", "tie-break-gpd-name", "tie-break-gpd-about"),
    }
}

/// What a list of tie-breaks is called.
pub fn preset_words(preset: TieBreakPreset) -> Text {
    Text::new(match preset {
        TieBreakPreset::Usual => "tie-breaks-usual",
        TieBreakPreset::Ratings => "tie-breaks-ratings",
        TieBreakPreset::GamePoints => "tie-breaks-game-points",
    })
}

/// An edition by the month from which it was in force.
pub fn edition_words(edition: Edition) -> Text {
    Text::new(match edition {
        Edition::August2024 => "edition-2024",
        Edition::March2026 => "edition-2026",
    })
}
