//! A game to be picked from a list: what it is, its board, and a field for each size and option.

use domain::pies::plain;
use form::tournaments::{PickedGame, field_name};
use rules::game::{Parameter, Rules, Takes};
use rules::{AnyPosition, Game};
use words::Text;

use super::game_view::{GameView, family_words};
use super::preview::preview;
use crate::accounts::Choice;
use crate::board::SmallBoard;

/// A family of games as a form offers it.
#[derive(Debug, Clone)]
pub struct GameCard {
    /// What the form sends.
    pub family: &'static str,
    /// The spec of its usual board.
    pub first: &'static str,
    pub name: Text,
    /// The game in a line.
    pub about: Text,
    /// What it is found by besides its name: its codes, and whose game it is.
    pub sought: String,
    /// The board before the first move.
    pub board: Option<SmallBoard>,
    pub is_picked: bool,
    /// Whether a handicap can be named for it at the board.
    pub has_pie: bool,
    /// Its sizes and options.
    pub fields: Vec<ParameterField>,
}

/// The field for a size or an option.
#[derive(Debug, Clone)]
pub struct ParameterField {
    pub name: String,
    pub label: Text,
    pub typed: String,
    /// What to type, where there is nothing to choose from.
    pub hint: Text,
    /// What to choose from, if that is a list.
    pub choices: Vec<Choice>,
}

impl GameCard {
    /// The card of a game, filled in as `picked`, or as the game is usually played.
    pub(super) fn of<P: GameView>(picked: &PickedGame) -> Self {
        let family = <P::Rules as Rules>::FAMILY;
        let parameters = <P::Rules as Rules>::PARAMETERS;
        let first = P::FIRST.parse().map(|spec| PickedGame::of(&spec)).unwrap_or_default();
        let fields = parameters.iter().map(|parameter| {
            let name = field_name(family, parameter.name);
            let typed = picked.typed(&name).or_else(|| first.typed(&name));
            field::<P>(parameter, typed.unwrap_or_default(), name)
        });
        let is_picked = picked.game == family;
        let shown = picked.spec().filter(|_| is_picked).and_then(|spec| spec.game());
        let shown = shown.or_else(|| P::FIRST.parse::<Game>().ok());
        let codes = parameters.iter().flat_map(|each| sizes(each.takes));
        let codes = codes.map(|size| format!("{family}:{size}"));
        let sought = std::iter::once(family.to_owned()).chain(codes);
        let sought = sought.chain(P::SOUGHT_BY.iter().map(|&name| name.to_owned()));
        Self {
            family,
            first: P::FIRST,
            name: family_words(family),
            about: P::about_words(),
            sought: sought.collect::<Vec<_>>().join(" "),
            board: shown.map(|game| preview(&AnyPosition::start(game))),
            is_picked,
            has_pie: P::FIRST.parse().is_ok_and(|spec| plain(&spec).is_ok()),
            fields: fields.collect(),
        }
    }
}

fn field<P: GameView>(parameter: &Parameter, typed: &str, name: String) -> ParameterField {
    let words: Vec<String> = match parameter.takes {
        Takes::Word(words) => {
            std::iter::once("").chain(words.iter().copied()).map(str::to_owned).collect()
        }
        takes => sizes(takes).collect(),
    };
    let choices = words.into_iter().map(|value| Choice {
        label: P::value_words(parameter.name, &value).unwrap_or_else(|| unnamed(&value)),
        is_chosen: value == typed,
        value,
    });
    ParameterField {
        label: P::parameter_words(parameter.name).unwrap_or_else(|| unnamed(parameter.name)),
        hint: P::parameter_hint(parameter.name).unwrap_or_else(|| unnamed("")),
        typed: typed.to_owned(),
        choices: choices.collect(),
        name,
    }
}

fn sizes(takes: Takes) -> impl Iterator<Item = String> {
    let sizes = match takes {
        Takes::Size(sizes) => sizes,
        _ => &[],
    };
    sizes.iter().flat_map(|each| each.all())
}

/// Where a game has no words, which a test finds.
fn unnamed(name: &str) -> Text {
    Text::new("title-plain").with("name", name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::game_cards;

    fn picked(spec: &str) -> PickedGame {
        PickedGame::of(&spec.parse().unwrap())
    }

    #[test]
    fn every_size_and_option_of_every_game_has_words() {
        for card in game_cards(&PickedGame::default()) {
            for field in &card.fields {
                let (_, parameter) = field.name.split_once('-').unwrap();
                assert_ne!(field.label, unnamed(parameter), "{}", field.name);
                assert!(field.hint != unnamed("") || !field.choices.is_empty(), "{}", field.name);
                for choice in &field.choices {
                    assert_ne!(choice.label, unnamed(&choice.value), "{}", field.name);
                }
            }
        }
    }

    #[test]
    fn a_game_begins_as_it_is_usually_played() {
        for card in game_cards(&PickedGame::default()) {
            assert!(card.board.is_some() && !card.is_picked, "{}", card.family);
            let size = card.fields.iter().find(|field| field.name.ends_with("-size"));
            let chosen = size.map(|size| size.choices.iter().filter(|size| size.is_chosen).count());
            assert_eq!(chosen.unwrap_or(1), 1, "{}", card.family);
        }
    }

    #[test]
    fn one_card_is_picked_and_filled_in_as_its_spec_says() {
        for spec in Game::samples() {
            let picked = picked(spec);
            let cards = game_cards(&picked);
            let own: Vec<&GameCard> = cards.iter().filter(|card| card.is_picked).collect();
            assert_eq!(own.len(), 1, "{spec}");
            for field in &own[0].fields {
                assert_eq!(picked.typed(&field.name).unwrap_or_default(), field.typed, "{spec}");
            }
        }
    }

    #[test]
    fn a_game_is_found_by_its_codes_and_by_whose_it_is() {
        let cards = game_cards(&PickedGame::default());
        let found = |word: &str| -> Vec<&str> {
            let cards = cards.iter().filter(|card| card.sought.contains(word));
            cards.map(|card| card.family).collect()
        };
        for word in ["gbg", "gbg:6", "Freeling", "MindSports", "Rodeffer", "U-Con"] {
            assert_eq!(found(word), ["gbg"], "{word}");
        }
        assert_eq!(found("gbc:19"), ["gbc"]);
        assert_eq!(found("gbc:cairo6"), ["gbc"]);
        assert_eq!(found("Balmer"), ["gbc"]);
        assert_eq!(found("bohnenspiel"), ["bohnenspiel"]);
        assert_eq!(found("Abapa"), ["oware"]);
    }
}
