//! The Glass Bead Challenge, for somebody who has never played it.

mod told;

use rules::Game;
use rules::glass_bead_challenge::{Board, Rules, Tiling};
use words::Text;

use self::told::{Shown, Told, told};
use super::BoardLink;
use super::lesson::{Example, Lesson, Part, Section, Source};
use super::shown::{after, start};
use crate::games::example_of_moves;

/// A game in the middle.
pub(super) const GLIMPSE: (&str, &str) = ("gbc:9", "e5 c7 g3 g7 c3 e8 b5 h5 e2 d6 f4");
/// Nine moves after which every square of 9×9 is owned.
const SHORTEST: &str = "b2 b5 b8 e2 e5 e8 h2 h5 h8";
const SHORTEST_ON: Shown = Shown { spec: "gbc:9", size: "size-squares", side: 9 };

/// The usual board of a kind, by what it is rated as.
pub(super) fn usual(rated_as: &str) -> Option<Game> {
    let boards = Tiling::ALL.map(|kind| format!("gbc:{}", told(kind).usual));
    let mut games = boards.iter().filter_map(|spec| spec.parse::<Game>().ok());
    games.find(|game| game.rated_as() == rated_as)
}

/// The kinds of board, each in its usual size, and the sizes of the one that is shown.
pub(super) fn boards(shown: Board) -> (Vec<BoardLink>, Vec<BoardLink>) {
    let tiling = shown.tiling();
    let kinds = Tiling::ALL.map(|kind| {
        let usual = told(kind).usual;
        BoardLink {
            href: format!("/how-to-play/gbc:{usual}"),
            label: Text::new(told(kind).kind),
            is_current: kind == tiling,
        }
    });
    let (least, most) = tiling.sizes();
    let sizes = (least..=most).filter_map(|size| Board::new(tiling, size)).map(|board| BoardLink {
        href: format!("/how-to-play/gbc:{board}"),
        label: Text::new(told(tiling).size).with("side", board.size()),
        is_current: board == shown,
    });
    (kinds.into(), sizes.collect())
}

pub(super) fn lesson(rules: Rules) -> Lesson {
    let game = Game::GlassBeadChallenge(rules);
    let told = told(rules.board().tiling());
    Lesson {
        sections: vec![
            board(game, told),
            owning(game, told),
            moving(told),
            end(rules, told),
            handicaps(told),
            writing(game, told),
        ],
        ours: told.ours.iter().map(|id| Text::new(id)).collect(),
        sources: sources(),
    }
}

fn board(game: Game, told: &Told) -> Section {
    Section::new(
        Text::new("play-board"),
        vec![
            Part::words(told.board),
            Part::words("play-gbc-turns"),
            Part::picture(start(game), told.board_picture),
        ],
    )
}

fn owning(game: Game, told: &Told) -> Section {
    let picture = |n_moves, caption| {
        let moves = told.moves.iter().take(n_moves).copied().collect::<Vec<_>>();
        picture(game, (&told.shown, &moves.join(" ")), caption)
    };
    Section::new(
        Text::new(told.owning),
        vec![
            Part::words(told.own),
            picture(1, told.own_picture),
            Part::words(told.share),
            picture(2, told.share_picture),
            picture(3, told.change_picture),
        ],
    )
}

/// What moves lead to on a board.
fn picture(game: Game, (shown, moves): (&Shown, &str), caption: &'static str) -> Part {
    let size = Text::new(shown.size).with("side", shown.side);
    Part::example((game, shown.spec, size), after(shown.spec, moves), caption)
}

fn moving(told: &Told) -> Section {
    Section::new(Text::new("play-moving"), vec![Part::words(told.moving)])
}

fn end(rules: Rules, told: &Told) -> Section {
    let game = Game::GlassBeadChallenge(rules);
    let mut parts = vec![Part::words(told.end)];
    if rules.board().tiling() == Tiling::Squares {
        parts.push(picture(game, (&SHORTEST_ON, SHORTEST), "play-gbc-end-picture"));
    }
    Section::new(Text::new("play-end"), parts)
}

fn handicaps(told: &Told) -> Section {
    Section::new(
        Text::new("play-gbc-handicaps"),
        vec![
            Part::words("play-gbc-first"),
            Part::Points(vec![
                Text::new(told.komi),
                Text::new(told.stakes),
                Text::new("play-gbc-pie"),
            ]),
        ],
    )
}

fn writing(game: Game, told: &Told) -> Section {
    Section::new(
        Text::new("play-writing"),
        vec![
            Part::words(told.writing),
            Part::Examples(vec![
                Example { written: told.written, means: Text::new(told.written_means) },
                Example { written: example_of_moves(game), means: Text::new("play-writing-game") },
            ]),
        ],
    )
}

fn sources() -> Vec<Source> {
    vec![
        Source {
            title: "David Balmer Jr., The Glass Bead Challenge (1980s)",
            href: None,
            what: Text::new("play-gbc-source-inventor"),
        },
        Source {
            title: "Mark Thompson, The Glass Bead Challenge",
            href: Some("http://home.flash.net/~markthom/html/glass_bead_challenge.html"),
            what: Text::new("play-gbc-source-thompson"),
        },
        Source {
            title: "João Neto, World of Abstract Games, Glass Bead",
            href: Some("https://jpneto.github.io/world_abstract_games/glassbead.htm"),
            what: Text::new("play-gbc-source-neto"),
        },
    ]
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use rules::game::Position as _;
    use rules::glass_bead_challenge::{Cell, Position};

    use super::*;

    /// The moves that are shown first own so many cells, then make one of them nobody's, then
    /// Red's again.
    fn check(tiling: Tiling, shared: &str, n_owned: u16) {
        let told = told(tiling);
        let Ok(Game::GlassBeadChallenge(rules)) = told.shown.spec.parse() else { panic!() };
        let cell = |name: &str| Cell::from_name(rules.board(), name).unwrap();
        let after = |n_moves: usize| {
            let moves = told.moves.iter().take(n_moves);
            moves.fold(Position::start(rules), |position, mv| position.play(&cell(mv)).unwrap())
        };
        let near = |position: &Position, seat| {
            let around = rules.board().around(cell(shared));
            around.filter(|other| position.bead(*other) == Some(seat)).count()
        };
        let told_of = |n_moves| {
            let position = after(n_moves);
            let beads = Seat::ALL.map(|seat| near(&position, seat));
            (beads, position.owner(cell(shared)))
        };
        assert_eq!(after(1).score()[Seat::First], n_owned.into(), "{tiling:?}");
        assert_eq!(told_of(2), ([1, 1], None), "{tiling:?}");
        assert_eq!(told_of(3), ([2, 1], Some(Seat::First)), "{tiling:?}");
    }

    #[test]
    fn the_captions_are_true() {
        check(Tiling::Squares, "e5", 9);
        check(Tiling::Hexagons, "f6", 7);
        check(Tiling::Pentagons, "b3t", 8);
    }
}
