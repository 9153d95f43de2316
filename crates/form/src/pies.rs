//! What one player names, and the side that the other takes.

use domain::pies::{Handicap, Named, Offer, Seen, named, side_word, stakes, with_handicap};
use domain::{ChoiceId, EntryId, OfferId};
use rules::glass_bead_challenge::{Cell, Cells, Rules};
use rules::{Points, Seat, Spec, SpecReason};
use serde::Deserialize;

use super::results::points;
use super::{id_or_nothing, keep};

/// A handicap, as ticked or typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct OfferForm {
    /// The entry of the player who names it.
    pub named_by: String,
    /// The cells that are ticked.
    pub stake: Vec<String>,
    /// The points for Blue.
    pub komi: String,
    /// The offer that the form was made from.
    #[serde(deserialize_with = "id_or_nothing")]
    pub offer: Option<OfferId>,
    /// The choice that the form was made from.
    #[serde(deserialize_with = "id_or_nothing")]
    pub choice: Option<ChoiceId>,
}

/// A side, as chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ChoiceForm {
    /// "first" or "second".
    pub side: String,
    /// The offer that the form was made from.
    #[serde(deserialize_with = "id_or_nothing")]
    pub offer: Option<OfferId>,
}

/// What is wrong with a handicap.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OfferComplaint {
    #[error("nobody names it")]
    NobodyNames,
    #[error("komi: {0:?} is no number of points")]
    Komi(String),
    /// There is no such game.
    #[error("{0}")]
    Game(SpecReason),
}

impl OfferComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::NobodyNames => "named_by",
            Self::Game(SpecReason::Stake { .. } | SpecReason::AllStaked { .. }) => "stake",
            Self::Komi(_) | Self::Game(_) => "komi",
        }
    }
}

impl OfferForm {
    /// The form of an offer that replaces this one.
    pub fn replacing(offer: &Offer, handicap: Handicap) -> Self {
        let form =
            Self { named_by: offer.named_by.to_string(), ..Self::default() }.seen(Some(offer));
        match named(&offer.spec, handicap) {
            Some(Named::Stakes(_)) => Self { stake: stakes(&offer.spec), ..form },
            Some(Named::Komi(komi)) => Self { komi: komi.to_string(), ..form },
            None => form,
        }
    }

    /// The form as it is sent by somebody who has seen this offer, and its choice.
    #[must_use]
    pub fn seen(self, offer: Option<&Offer>) -> Self {
        let Seen { offer, choice } = offer.map_or_else(Seen::default, Offer::seen);
        Self { offer, choice, ..self }
    }

    /// What whoever sent it had seen.
    pub fn was_seen(&self) -> Seen {
        Seen { offer: self.offer, choice: self.choice }
    }

    /// Who names it, and the game as it is played by it.
    pub fn read(
        &self,
        handicap: Handicap,
        plain: Rules,
    ) -> Result<(EntryId, Spec), Vec<OfferComplaint>> {
        let mut complaints = Vec::new();
        let named_by = self.named_by.parse().map(EntryId).map_err(|_| OfferComplaint::NobodyNames);
        let named_by = keep(named_by, &mut complaints, |complaint| complaint);
        let spec = self
            .named(handicap, plain)
            .and_then(|named| with_handicap(plain, named).map_err(OfferComplaint::Game));
        let spec = keep(spec, &mut complaints, |complaint| complaint);
        named_by.zip(spec).ok_or(complaints)
    }

    fn named(&self, handicap: Handicap, plain: Rules) -> Result<Named, OfferComplaint> {
        match handicap {
            Handicap::Stakes => self.stakes(plain).map(Named::Stakes),
            Handicap::Komi => self.points().map(Named::Komi),
        }
    }

    fn stakes(&self, plain: Rules) -> Result<Cells, OfferComplaint> {
        let board = plain.board();
        let cell = |name: &String| {
            let reason = || SpecReason::Stake { given: name.clone(), board };
            Cell::from_name(board, name).ok_or_else(|| OfferComplaint::Game(reason()))
        };
        self.stake.iter().map(cell).collect()
    }

    /// No komi is written as 0: an empty field says that nobody thought of it.
    fn points(&self) -> Result<Points, OfferComplaint> {
        let points = points(&self.komi).ok().flatten();
        points.ok_or_else(|| OfferComplaint::Komi(self.komi.clone()))
    }
}

impl ChoiceForm {
    /// The chooser's seat, if the form says one.
    pub fn side(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| side_word(*seat) == self.side)
    }

    /// What whoever sent it had seen: an offer that nobody had answered.
    pub fn seen(&self) -> Seen {
        Seen { offer: self.offer, choice: None }
    }
}

#[cfg(test)]
mod tests {
    use domain::pies::plain;

    use super::*;

    fn read(handicap: Handicap, body: &str) -> Result<String, Vec<&'static str>> {
        let form: OfferForm = serde_html_form::from_str(body).unwrap();
        let plain = plain(&"gbc:9,drop=unowned".parse().unwrap()).unwrap();
        match form.read(handicap, plain) {
            Ok((by, spec)) => Ok(format!("{by} {spec}")),
            Err(complaints) => Err(complaints.iter().map(OfferComplaint::field).collect()),
        }
    }

    fn check(handicap: Handicap, body: &str, expected: &str) {
        assert_eq!(read(handicap, body).as_deref(), Ok(expected), "{body}");
    }

    #[test]
    fn ticked_squares_are_stakes_in_any_order() {
        let unowned = "7 gbc:9,drop=unowned";
        check(Handicap::Stakes, "named_by=7&offer=&choice=", unowned);
        let two = format!("{unowned},stakes=c3+e5");
        check(Handicap::Stakes, "named_by=7&stake=e5&stake=c3", &two);
        check(Handicap::Stakes, "named_by=7&stake=e5&stake=c3&stake=e5&komi=4", &two);
    }

    #[test]
    fn a_komi_is_written_as_points_are() {
        for (typed, komi) in [("4", ",komi=4"), ("3%2C5", ",komi=3.5"), ("3%C2%BD", ",komi=3.5")] {
            let spec = format!("7 gbc:9,drop=unowned{komi}");
            check(Handicap::Komi, &format!("named_by=7&komi={typed}"), &spec);
        }
        check(Handicap::Komi, "named_by=7&komi=0", "7 gbc:9,drop=unowned");
    }

    #[test]
    fn all_complaints_come_at_once() {
        assert_eq!(read(Handicap::Komi, "komi="), Err(vec!["named_by", "komi"]));
        assert_eq!(read(Handicap::Komi, "named_by=7&komi=82"), Err(vec!["komi"]));
        assert_eq!(read(Handicap::Komi, "named_by=7&komi=many"), Err(vec!["komi"]));
        assert_eq!(read(Handicap::Stakes, "stake=j1"), Err(vec!["named_by", "stake"]));
        assert_eq!(read(Handicap::Stakes, "named_by=7&stake=E5"), Err(vec!["stake"]));
    }

    #[test]
    fn a_side_is_first_or_second() {
        let side = |side: &str| ChoiceForm { side: side.into(), offer: None }.side();
        for seat in Seat::ALL {
            assert_eq!(side(side_word(seat)), Some(seat));
        }
        assert_eq!(side("red"), None);
    }
}
