//! The game of a tournament as it is picked: from a list, with a field for each size and option.

use std::collections::BTreeMap;

use rules::game::{Parameter, Sizes, Takes};
use rules::{Game, Points, Spec, SpecReason};
use serde::Deserialize;

use super::TournamentComplaint;
use crate::results::points;

/// A game as picked. The form has the fields of every game; those of the picked one count.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct PickedGame {
    /// The family, as "gbg", or [`OTHER_GAME`]; nothing where none is picked.
    #[serde(default)]
    pub game: String,
    /// What was typed, by the name of its field.
    #[serde(flatten)]
    fields: BTreeMap<String, String>,
}

/// Stands for a game whose rules are not played here.
pub const OTHER_GAME: &str = "other";
/// The field for the name of such a game.
pub const OTHER_NAME: &str = "other-name";

/// What a spec says without a name is its size.
const SIZE: &str = "size";

/// The name of the field for a parameter of a family.
pub fn field_name(family: &str, parameter: &str) -> String {
    format!("{family}-{parameter}")
}

impl PickedGame {
    /// As the form shows a game.
    pub fn of(spec: &Spec) -> Self {
        if let Spec::ResultOnly(other) = spec {
            let name = (OTHER_NAME.to_owned(), other.to_string());
            return Self { game: OTHER_GAME.to_owned(), fields: [name].into() };
        }
        let text = spec.to_string();
        let (family, parameters) = text.split_once(':').unwrap_or((&text, ""));
        let parts = parameters.split(',').filter(|part| !part.is_empty());
        let fields = parts.map(|part| {
            let (name, value) = part.split_once('=').unwrap_or((SIZE, part));
            (field_name(family, name), value.to_owned())
        });
        Self { game: family.to_owned(), fields: fields.collect() }
    }

    /// What was typed into a field, if the form had it.
    pub fn typed(&self, field: &str) -> Option<&str> {
        self.fields.get(field).map(|text| text.trim())
    }

    /// The spec that the fields of the picked game make, if nothing is wrong with them.
    pub fn spec(&self) -> Option<Spec> {
        self.parse().ok()
    }

    /// The same, or what is wrong with them.
    pub(crate) fn parse(&self) -> Result<Spec, Vec<TournamentComplaint>> {
        match self.game.as_str() {
            "" => Err(vec![TournamentComplaint::NoSpec]),
            OTHER_GAME => {
                let field = OTHER_NAME.to_owned();
                let spec =
                    read(&format!("result-only:{}", self.typed(OTHER_NAME).unwrap_or_default()));
                spec.map_err(|reason| vec![TournamentComplaint::Parameter { field, reason }])
            }
            family => self.of_family(family),
        }
    }

    /// Every option is tried by itself, so that all that is wrong is told at once.
    fn of_family(&self, family: &str) -> Result<Spec, Vec<TournamentComplaint>> {
        let (mut plain, mut options) = (vec![family.to_owned()], String::new());
        let mut complaints = Vec::new();
        for parameter in Game::parameters(family) {
            let field = field_name(family, parameter.name);
            let typed = self.typed(&field).unwrap_or_default();
            let refused = match parameter.takes {
                Takes::Size(sizes) => {
                    let size = size(typed, sizes);
                    // Without a size, an option is right that the largest board of a kind has room for.
                    let largest = || sizes.iter().filter_map(|kind| kind.all().last()).collect();
                    let tried = size.clone().map_or_else(|_| largest(), |size| vec![size]);
                    plain = tried.iter().map(|size| format!("{family}:{size}")).collect();
                    size.err()
                }
                _ => written(parameter, typed).and_then(|option| {
                    let refused = |plain: &String| read(&format!("{plain},{option}")).err();
                    let all: Option<Vec<SpecReason>> = plain.iter().map(refused).collect();
                    options = format!("{options},{option}");
                    all?.into_iter().next()
                }),
            };
            complaints
                .extend(refused.map(|reason| TournamentComplaint::Parameter { field, reason }));
        }
        if !complaints.is_empty() {
            return Err(complaints);
        }
        read(&format!("{}{options}", plain.concat()))
            .map_err(|reason| vec![TournamentComplaint::Spec(reason)])
    }
}

fn size(typed: &str, sizes: &'static [Sizes]) -> Result<String, SpecReason> {
    if typed.is_empty() {
        return Err(SpecReason::MissingSize { sizes });
    }
    let size = sizes.iter().flat_map(|each| each.all()).find(|size| size == typed);
    size.ok_or_else(|| SpecReason::Size { given: typed.to_owned(), sizes })
}

/// An option as a spec has it; nothing where it is left out. Commas are for the spec alone.
fn written(parameter: &Parameter, typed: &str) -> Option<String> {
    let value = match parameter.takes {
        Takes::Cells => {
            let squares = typed.split([' ', ',', '+', ';']).filter(|square| !square.is_empty());
            squares.collect::<Vec<_>>().join("+")
        }
        Takes::Points => match points(typed) {
            Ok(points) => {
                let given = points.filter(|points| *points > Points::default());
                given.map(|points| points.to_string()).unwrap_or_default()
            }
            Err(typed) => typed.replace(',', "."),
        },
        Takes::Size(_) | Takes::Word(_) => typed.replace(',', " "),
    };
    (!value.is_empty()).then(|| format!("{}={value}", parameter.name))
}

/// The game that a text stands for, in whichever spelling.
fn read(text: &str) -> Result<Spec, SpecReason> {
    match text.parse::<Spec>().map_err(|error| error.reason) {
        Err(SpecReason::NotCanonical { canonical }) => {
            canonical.parse().map_err(|error: rules::SpecError| error.reason)
        }
        read => read,
    }
}

#[cfg(test)]
mod tests {
    use proptest::option;
    use proptest::prelude::*;
    use rules::glass_bead_challenge::{Board, Cell};

    use super::*;

    fn picked(game: &str, fields: &[(&str, &str)]) -> PickedGame {
        let fields = fields.iter().map(|(name, typed)| ((*name).to_owned(), (*typed).to_owned()));
        PickedGame { game: game.to_owned(), fields: fields.collect() }
    }

    fn check(game: &str, fields: &[(&str, &str)], spec: &str) {
        assert_eq!(picked(game, fields).parse().unwrap().to_string(), spec, "{fields:?}");
    }

    /// The fields with a complaint.
    fn faults(game: &str, fields: &[(&str, &str)]) -> Vec<String> {
        let complaints = picked(game, fields).parse().unwrap_err();
        complaints.iter().map(|complaint| complaint.field().into_owned()).collect()
    }

    /// A part of a spec, or nothing, for a board of this size.
    fn part(parameter: Parameter, size: &str) -> BoxedStrategy<String> {
        let board = Board::parse(size);
        let cells: Vec<_> = board.into_iter().flat_map(Board::cells).collect();
        let n_halves = board.map_or(1, |board| 2 * u32::from(board.n_cells()));
        let named = move |value: String| format!(",{}={value}", parameter.name);
        let value = match parameter.takes {
            Takes::Size(_) => return Just(format!(":{size}")).boxed(),
            Takes::Word(words) => proptest::sample::select(words).prop_map(str::to_owned).boxed(),
            Takes::Cells => proptest::sample::subsequence(cells, 1..6)
                .prop_map(|cells| cells.iter().map(Cell::to_string).collect::<Vec<_>>().join("+"))
                .boxed(),
            Takes::Points => {
                (1..=n_halves).prop_map(|n| Points::from_halves(n).to_string()).boxed()
            }
        };
        option::of(value.prop_map(named)).prop_map(Option::unwrap_or_default).boxed()
    }

    fn specs() -> impl Strategy<Value = String> {
        let family = proptest::sample::select(Game::FAMILIES);
        family.prop_flat_map(|family| {
            let parameters = Game::parameters(family);
            let sizes = parameters.iter().find_map(|parameter| match parameter.takes {
                Takes::Size(sizes) => Some(sizes.iter().flat_map(|each| each.all()).collect()),
                _ => None,
            });
            let sizes: Vec<String> = sizes.unwrap_or_else(|| vec!["1".to_owned()]);
            proptest::sample::select(sizes).prop_flat_map(move |size| {
                let parts: Vec<_> = parameters.iter().map(|each| part(*each, &size)).collect();
                parts.prop_map(move |parts| format!("{family}{}", parts.concat()))
            })
        })
    }

    proptest! {
        #[test]
        fn the_fields_of_every_spec_make_that_spec_again(text in specs()) {
            let spec: Spec = text.parse().unwrap();
            prop_assert_eq!(PickedGame::of(&spec).parse(), Ok(spec));
        }

        #[test]
        fn the_name_of_another_game_makes_that_game_again(name in "[\\w&][\\w'.&-]{0,39}") {
            let spec = format!("result-only:{name}").parse::<Spec>();
            prop_assume!(spec.is_ok());
            prop_assert_eq!(PickedGame::of(spec.as_ref().unwrap()).parse(), Ok(spec.unwrap()));
        }

        #[test]
        fn whatever_is_typed_makes_a_spec_or_is_refused_at_its_field(
            family in proptest::sample::select(Game::FAMILIES),
            typed in proptest::collection::vec("[a-z0-9=+,:½. ]{0,9}", 4),
        ) {
            let names = Game::parameters(family).iter().map(|each| field_name(family, each.name));
            let fields: BTreeMap<_, _> = names.zip(typed).collect();
            let own = |complaint: &TournamentComplaint| fields.contains_key(&*complaint.field());
            match (PickedGame { game: family.to_owned(), fields: fields.clone() }).parse() {
                Ok(spec) => prop_assert_eq!(spec.game().map(|game| game.family()), Some(family)),
                Err(complaints) => prop_assert!(complaints.iter().all(own), "{complaints:?}"),
            }
        }
    }

    #[test]
    fn fields_are_read_as_people_fill_them_in() {
        check("gbg", &[("gbg-size", "6"), ("gbg-tie", "")], "gbg:6");
        check(
            "gbg",
            &[("gbg-size", "5"), ("gbg-tie", "emptied"), ("gbc-size", "x")],
            "gbg:5,tie=emptied",
        );
        let staked = |stakes| [("gbc-size", "11"), ("gbc-stakes", stakes)];
        for stakes in ["f6 c3", "c3+f6", "C3, F6", " c3;f6 "] {
            check("gbc", &staked(stakes), "gbc:11,stakes=c3+f6");
        }
        let komi = |komi| [("gbc-size", "9"), ("gbc-drop", "unowned"), ("gbc-komi", komi)];
        for typed in ["3.5", "3,5", "3½", "3.50"] {
            check("gbc", &komi(typed), "gbc:9,drop=unowned,komi=3.5");
        }
        check("gbc", &komi("0"), "gbc:9,drop=unowned");
        check("oware", &[], "oware");
        check("other", &[("other-name", " Go  9x9 ")], "result-only:Go 9x9");
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_its_field() {
        let wrong = [
            ("gbc-size", "99"),
            ("gbc-drop", "any"),
            ("gbc-stakes", "c3 z9"),
            ("gbc-komi", "three"),
        ];
        assert_eq!(faults("gbc", &wrong), ["gbc-size", "gbc-drop", "gbc-stakes", "gbc-komi"]);
        assert_eq!(faults("gbg", &[]), ["gbg-size"]);
        assert_eq!(
            faults("gbg", &[("gbg-size", "6"), ("gbg-tie", "emptied,tie=emptied")]),
            ["gbg-tie"]
        );
        assert_eq!(faults("other", &[("other-name", "Hive!")]), ["other-name"]);
        assert_eq!(faults("other", &[]), ["other-name"]);
        assert_eq!(faults("chess", &[]), ["spec"]);
        assert_eq!(faults("", &[]), ["spec"]);
    }
}
