//! The question at a tablet whether names and result are right, before they are handed in.

use askama::Template;
use domain::results::{Decision, Sitting};
use form::results::ResultForm;
use rules::Seat;
use words::Text;

use super::hand_in::{board_path, won_by};
use super::messages;
use crate::{Frame, filters};

/// The page that asks.
#[derive(Template)]
#[template(path = "results/confirming.html")]
pub struct TabletResultPage {
    pub frame: Frame,
    pub tournament: String,
    /// Round and board.
    pub place: Text,
    pub names: [String; 2],
    pub score: Text,
    /// How it ended, with a slot for who won.
    pub how: Text,
    pub winner: Option<String>,
    pub action: String,
    /// What was typed, to be sent along.
    pub fields: Vec<(&'static str, String)>,
    pub back: String,
}

pages! { TabletResultPage }

impl TabletResultPage {
    pub fn new(frame: Frame, sitting: &Sitting, decision: Decision, form: ResultForm) -> Self {
        let (pairing, tournament) = (&sitting.pairing, &sitting.tournament);
        let winner = won_by(decision.outcome).map(|seat| sitting.players[seat].name.as_str());
        Self {
            frame,
            tournament: tournament.details.name.to_string(),
            place: Text::new("board-title")
                .with("round", pairing.round)
                .with("board", pairing.board),
            names: Seat::ALL.map(|seat| sitting.players[seat].name.clone()),
            score: messages::score(decision),
            how: messages::how(decision, winner),
            winner: winner.map(str::to_owned),
            action: format!("{}/hand-in", board_path(sitting)),
            fields: fields(form),
            back: format!("/tournaments/{}/tablet", tournament.id),
        }
    }
}

fn fields(form: ResultForm) -> Vec<(&'static str, String)> {
    let choice = form.choice.map_or_else(String::new, |choice| choice.to_string());
    vec![
        ("choice", choice),
        ("outcome", form.outcome),
        ("ending", form.ending),
        ("first_points", form.first_points),
        ("second_points", form.second_points),
        ("record", form.record),
        ("submitted", form.submitted),
        ("unproven", form.unproven),
    ]
}
