//! A list of tie-breaks in the making: what it is so far, and what is done to it.

use serde::Deserialize;
use tournament::standings::Method;
use tournament::table::Edition;

use domain::tie_breaks::{
    Ranking, TieBreakComplaint, TieBreakPreset, TieBreaks, edition_word, parse_edition,
};
use domain::tournaments::{Format, Stage};

/// The list as the page carries it along, with one thing that is done to it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TieBreaksForm {
    /// "yes" if the list is here; else it is the one that the tournament has.
    pub draft: String,
    /// The codes, in order.
    pub code: Vec<String>,
    /// The year of the edition; nothing for the one in force on the first day.
    pub edition: String,
    /// "up-2", "down-2", "remove-2" (counted from 0), "add", or the word of a preset.
    pub act: String,
    /// The method to add, by its code.
    pub method: String,
    /// Its cut: "C1", "C2", "M1", "M2" or nothing.
    pub cut: String,
    /// "P" if forfeits count as played.
    pub forfeits: String,
    /// "F" if the last round counts as drawn.
    pub last_round: String,
    /// By how many half points the limit moves: "+1", "-2".
    pub limit: String,
    /// The rating of whoever has none.
    pub unrated: String,
    /// "R" if numbers or ratings count the other way round.
    pub reversed: String,
    /// The version of the tournament that the page was made from.
    pub version: String,
    /// The mark of what the page said it changes.
    pub seen: String,
}

/// What is wrong with a list in the making.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TieBreaksComplaint {
    #[error(transparent)]
    List(TieBreakComplaint),
    /// A method with modifiers that it does not have.
    #[error("{code:?} is none that can be added")]
    Addition {
        /// As it would be written.
        code: String,
    },
    #[error("edition: {0:?} is none")]
    Edition(String),
}

impl TieBreaksComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::List(_) => "list",
            Self::Addition { .. } => "method",
            Self::Edition(_) => "edition",
        }
    }
}

impl From<&Ranking> for TieBreaksForm {
    fn from(ranking: &Ranking) -> Self {
        let codes = ranking.tie_breaks.as_slice().iter();
        Self {
            draft: "yes".to_owned(),
            code: codes.map(ToString::to_string).collect(),
            edition: ranking.edition.map_or("", edition_word).to_owned(),
            ..Self::default()
        }
    }
}

impl TieBreaksForm {
    /// Whether the addition has a modifier besides its cut.
    pub fn has_options(&self) -> bool {
        let typed = [&self.forfeits, &self.last_round, &self.limit, &self.unrated, &self.reversed];
        typed.iter().any(|text| !text.is_empty())
    }

    /// The list with what was asked for done to it; complaints are about what was to be added.
    pub fn done(self, ranking: &Ranking, format: Format) -> (Self, Vec<TieBreaksComplaint>) {
        if self.draft != "yes" {
            return (Self::from(ranking), Vec::new());
        }
        let mut form = self;
        let act = std::mem::take(&mut form.act);
        if let Some(preset) = TieBreakPreset::parse(&act) {
            form.take(preset, format);
        } else if act == "add" {
            return form.added();
        } else if let Some((what, idx)) = act.rsplit_once('-') {
            form.moved(what, idx.parse().unwrap_or(usize::MAX));
        }
        (form, Vec::new())
    }

    /// Checks the list; once the tournament has started there must be an edition.
    pub fn parse(&self, stage: Stage) -> Result<Ranking, Vec<TieBreaksComplaint>> {
        let mut complaints = Vec::new();
        let list = TieBreaks::parse(self.code.iter().map(String::as_str));
        let list = list.map_err(|found| found.into_iter().map(TieBreaksComplaint::List));
        let list = list.map_err(|found| complaints.extend(found)).ok();
        let edition = super::keep(self.edition(stage), &mut complaints, |complaint| complaint);
        match (list, edition) {
            (Some(tie_breaks), Some(edition)) => Ok(Ranking { tie_breaks, edition }),
            _ => Err(complaints),
        }
    }

    /// The version that the form was made from, if it is one.
    pub fn version(&self) -> Option<i32> {
        self.version.parse().ok()
    }

    fn edition(&self, stage: Stage) -> Result<Option<Edition>, TieBreaksComplaint> {
        match parse_edition(&self.edition) {
            None if self.edition.is_empty() && stage == Stage::Entry => Ok(None),
            None => Err(TieBreaksComplaint::Edition(self.edition.clone())),
            known => Ok(known),
        }
    }

    fn take(&mut self, preset: TieBreakPreset, format: Format) {
        if let Some(list) = preset.tie_breaks(format) {
            self.code = list.as_slice().iter().map(ToString::to_string).collect();
        }
    }

    /// What cannot be moved stays where it is.
    fn moved(&mut self, what: &str, idx: usize) {
        let n_codes = self.code.len();
        match what {
            "up" if (1..n_codes).contains(&idx) => self.code.swap(idx - 1, idx),
            "down" if idx < n_codes.saturating_sub(1) => self.code.swap(idx, idx + 1),
            "remove" if idx < n_codes => drop(self.code.remove(idx)),
            _ => {}
        }
    }

    /// With the method and its modifiers at the end; what was chosen stays if that is none.
    fn added(mut self) -> (Self, Vec<TieBreaksComplaint>) {
        let modifiers = [
            self.cut.trim().to_owned(),
            self.forfeits.trim().to_owned(),
            self.last_round.trim().to_owned(),
            prefixed('L', &self.limit),
            prefixed('U', &self.unrated),
            self.reversed.trim().to_owned(),
        ];
        let code = modifiers.iter().filter(|modifier| !modifier.is_empty());
        let code = code.fold(self.method.clone(), |code, modifier| format!("{code}/{modifier}"));
        match TieBreaks::parse([code.as_str()]) {
            Ok(list) => {
                self.code.push(list.to_string());
                let Self { draft, code, edition, version, .. } = self;
                (Self { draft, code, edition, version, ..Self::default() }, Vec::new())
            }
            Err(_) => (self, vec![TieBreaksComplaint::Addition { code }]),
        }
    }

    /// Whether a method was chosen to be added.
    pub fn is_chosen(&self, method: Method) -> bool {
        self.method == method.code()
    }
}

/// `L+1`, `U1400`; a number without a sign goes up.
fn prefixed(letter: char, text: &str) -> String {
    let text = text.trim().replace('−', "-");
    match (letter, text.starts_with(|first: char| first.is_ascii_digit())) {
        _ if text.is_empty() || text == "0" && letter == 'L' => String::new(),
        ('L', true) => format!("L+{text}"),
        _ => format!("{letter}{text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(codes: &str) -> TieBreaksForm {
        TieBreaksForm {
            draft: "yes".to_owned(),
            code: codes.split_whitespace().map(str::to_owned).collect(),
            edition: "2026".to_owned(),
            ..TieBreaksForm::default()
        }
    }

    fn done(form: TieBreaksForm) -> (String, Vec<TieBreaksComplaint>) {
        let ranking = Ranking::usual(Format::RoundRobin);
        let (form, complaints) = form.done(&ranking, Format::RoundRobin);
        (form.code.join(" "), complaints)
    }

    #[test]
    fn a_list_is_moved_cut_and_replaced_step_by_step() {
        let list = "PTS DE SB";
        let cases = [
            ("up-1", "DE PTS SB"),
            ("up-0", list),
            ("up-3", list),
            ("down-0", "DE PTS SB"),
            ("down-2", list),
            ("down-99999999999999999999", list),
            ("remove-1", "PTS SB"),
            ("remove-3", list),
            ("", list),
            ("nothing-1", list),
            ("usual", "PTS DE WIN SB KS"),
            ("ratings", list),
        ];
        for (act, expected) in cases {
            assert_eq!(
                done(TieBreaksForm { act: act.to_owned(), ..form(list) }).0,
                expected,
                "{act}"
            );
        }
        assert_eq!(done(TieBreaksForm::default()).0, "PTS DE WIN SB KS", "the one it has");
    }

    #[test]
    fn what_is_added_has_the_modifiers_that_suit_it() {
        let add = |method: &str, [cut, forfeits, limit, unrated]: [&str; 4]| {
            let (method, act) = (method.to_owned(), "add".to_owned());
            let (cut, forfeits) = (cut.to_owned(), forfeits.to_owned());
            let (limit, unrated) = (limit.to_owned(), unrated.to_owned());
            done(TieBreaksForm { act, method, cut, forfeits, limit, unrated, ..form("PTS") })
        };
        assert_eq!(add("BH", ["M1", "P", "", ""]).0, "PTS BH/M1/P");
        assert_eq!(add("KS", ["", "", "−1", ""]).0, "PTS KS/L-1");
        assert_eq!(add("KS", ["", "", "2", ""]).0, "PTS KS/L+2");
        assert_eq!(add("ARO", ["C1", "", "0", "1400"]).0, "PTS ARO/C1/U1400");
        for (method, modifiers, code) in [
            ("WIN", ["C1", "", "", ""], "WIN/C1"),
            ("", ["", "", "", ""], ""),
            ("ARO", ["", "", "", "many"], "ARO/Umany"),
        ] {
            let (list, complaints) = add(method, modifiers);
            assert_eq!(list, "PTS");
            assert_eq!(complaints, [TieBreaksComplaint::Addition { code: code.to_owned() }]);
        }
    }

    #[test]
    fn a_tournament_that_has_started_has_an_edition() {
        let free = TieBreaksForm { edition: String::new(), ..form("PTS BH BH") };
        let twice = free.parse(Stage::Entry).unwrap_err();
        assert_eq!(twice.iter().map(TieBreaksComplaint::field).collect::<Vec<_>>(), ["list"]);
        let both = free.parse(Stage::Running).unwrap_err();
        assert_eq!(
            both.iter().map(TieBreaksComplaint::field).collect::<Vec<_>>(),
            ["list", "edition"]
        );
        let free = TieBreaksForm { edition: String::new(), ..form("PTS") };
        assert_eq!(free.parse(Stage::Entry).unwrap().edition, None);
        assert_eq!(form("PTS").parse(Stage::Running).unwrap().edition, Some(Edition::March2026));
    }
}
