//! The picture that other sites show beside a link: drawn from what the page is about, else the
//! mark or a board of the game.

mod drawing;
mod event;
mod game;
mod letters;
mod list;
mod parts;
mod player;
mod style;
mod tournament;

use rules::Spec;
use words::Text;

use super::assets::{self, Asset};

pub use self::drawing::Drawing;
pub use self::event::of_event;
pub use self::game::of_game;
pub use self::player::{PlayerRatings, of_player};
pub use self::tournament::of_tournament;

/// A picture of what a page is about, drawn when somebody asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    pub path: String,
    /// What is on it.
    pub alt: Text,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Picture {
    #[default]
    Mark,
    GlassBeadGame,
    GlassBeadChallenge,
    Bohnenspiel,
    Oware,
}

impl Picture {
    /// The picture of a game; the mark for one without a board here.
    pub fn of_spec(spec: &Spec) -> Self {
        use rules::Game;

        match spec {
            Spec::ResultOnly(_) => Self::Mark,
            Spec::Game(Game::GlassBeadGame(_)) => Self::GlassBeadGame,
            Spec::Game(Game::GlassBeadChallenge(_)) => Self::GlassBeadChallenge,
            Spec::Game(Game::Bohnenspiel(_)) => Self::Bohnenspiel,
            Spec::Game(Game::Oware(_)) => Self::Oware,
        }
    }

    /// Its path.
    pub fn href(self) -> String {
        self.asset().href()
    }

    fn asset(self) -> Asset {
        match self {
            Self::Mark => assets::PICTURE,
            Self::GlassBeadGame => assets::PICTURE_OF_GBG,
            Self::GlassBeadChallenge => assets::PICTURE_OF_GBC,
            Self::Bohnenspiel => assets::PICTURE_OF_BOHNENSPIEL,
            Self::Oware => assets::PICTURE_OF_OWARE,
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::games::{GameRecord, Summary};
    use words::Language;

    use super::game::GamePicture;
    use super::*;

    /// As long as names are.
    fn long(word: &str) -> String {
        format!("{word} ").repeat(60).chars().take(60).collect()
    }

    fn game(spec: &str, names: [&str; 2]) -> GameRecord {
        let game: rules::Game = spec.parse().unwrap();
        let tag = |seat, name: &str| format!("[{} \"{name}\"]\n", game.side_name(seat));
        let tags = tag(rules::Seat::First, names[0]) + &tag(rules::Seat::Second, names[1]);
        let moves = crate::games::example_of_moves(game);
        GameRecord {
            id: domain::GameId(1),
            title: Some(long("Beginning")),
            record: Some(format!("[Game \"{spec}\"]\n{tags}[Result \"*\"]\n\n{moves}\n")),
            submitted: None,
            summary: Summary::from(&rules::verify(b"")),
            recorded_at: chrono::DateTime::UNIX_EPOCH,
            by_link: None,
        }
    }

    /// Draws a picture, whose style says how every class of it looks. Who wants to look at it says
    /// where it is kept: `SHOW_PICTURES=folder`.
    fn check(name: &str, picture: &impl askama::Template) {
        let plain = ["glass", "board", "glint", "start"];
        let svg = crate::render(picture, Language::DEFAULT).unwrap();
        let (_, drawing) = svg.split_once("</style>").unwrap();
        assert!(!svg.contains("var("), "{svg}");
        for classes in drawing.split("class=\"").skip(1) {
            for class in classes.split('"').next().unwrap().split_whitespace() {
                let is_known = style::sheet().contains(&format!(".{class}"));
                assert!(is_known || plain.contains(&class), "{name}: {class}");
            }
        }
        let drawing = Drawing::of(picture, Language::DEFAULT).unwrap();
        let png = drawing.png().unwrap();
        assert!(png.len() < 250_000, "{name}: {}", png.len());
        if let Some(folder) = std::env::var_os("SHOW_PICTURES") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), png).unwrap();
        }
    }

    #[test]
    fn every_game_is_drawn_with_any_names() {
        let (long, word) = (long("Wilhelmina"), "W".repeat(60));
        for family in rules::Game::FAMILIES {
            // The examples of moves are those of the small board.
            let usual = crate::how_to_play::named(family).unwrap().to_string();
            let spec = if usual == "gbg:6" { "gbg:5".to_owned() } else { usual };
            for (idx, names) in [["Bo", "Josef Knecht"], [&long, &word]].into_iter().enumerate() {
                let game = game(&spec, names);
                let picture = GamePicture::new(&game, None, None, Language::DEFAULT).unwrap();
                check(&format!("{family}-{idx}"), &picture);
            }
            let game = game(&spec, ["王芳", "Юрий"]);
            let ply = |ply| GamePicture::new(&game, None, Some(ply), Language::DEFAULT);
            check(&format!("{family}-start"), &ply(0).unwrap());
            assert!(ply(99).is_none(), "{spec}");
        }
    }

    #[test]
    fn lists_have_room_for_the_longest_names() {
        let (long, word) = (long("Wilhelmina"), "W".repeat(60));
        let row = |name: &str, rank: Option<&str>| list::Row {
            name: name.to_owned(),
            rank: rank.map(str::to_owned),
            below: rank.is_none().then(|| format!("Winner: {long}")),
            value: "12½".to_owned(),
        };
        let ranked = [row(&long, Some("1")), row(&word, Some("12")), row("Bo", Some("3"))];
        let named = [row(&long, None), row(&word, None)];
        let title = long.clone() + &long;
        for (name, rows) in [("ranked", &ranked[..]), ("named", &named[..]), ("empty", &[])] {
            for spec in ["gbg:6", "gbc:9", "Go"] {
                let heading = parts::Heading::new(&title, &title).unwrap();
                let board = spec.parse().ok().and_then(|spec| tournament::start_board(&spec));
                let list = list::ListPicture::new(parts::corner(&title), heading, rows, board);
                check(&format!("{name}-{}", &spec[..2]), &list);
            }
        }
    }

    #[test]
    fn every_picture_is_as_large_as_it_is_said_to_be() {
        let specs = rules::Game::FAMILIES.iter().map(|family| {
            let usual = crate::how_to_play::named(family).unwrap();
            Picture::of_spec(&usual.into())
        });
        for picture in specs.chain([Picture::Mark]) {
            let bytes = picture.asset().bytes;
            assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n", "{picture:?}");
            let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
            assert_eq!((size(16), size(20)), (1200, 630), "{picture:?}");
            assert!(bytes.len() < 200_000, "{picture:?}: messengers load no large ones");
        }
    }
}
