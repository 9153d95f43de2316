//! Sizes and options: docs/spec/glass-bead-challenge.md §§1 and 5.

use std::fmt;

use super::{Board, Cell, Cells, Tiling};
use crate::game::{self, Parameter, Sizes, Takes};
use crate::{BySeat, Points, SpecReason};

/// Size and options of a Glass Bead Challenge.
///
/// Read from a spec, as in `gbc:9,drop=unowned,stakes=c3+f6,komi=3.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    board: Board,
    drop: Drop,
    stakes: Cells,
    komi: Points,
}

/// Where a bead may be put, of the squares without one.
///
/// Source: `docs/spec/glass-bead-challenge.md` §3, which names both readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Drop {
    /// On a square that the opponent does not own.
    #[default]
    NotOpponents,
    /// `drop=unowned`: on a square that nobody owns.
    Unowned,
}

impl Rules {
    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Where a bead may be put.
    #[must_use]
    pub fn drop(&self) -> Drop {
        self.drop
    }

    /// The cells staked out for Blue; usually none.
    #[must_use]
    pub fn stakes(&self) -> Cells {
        self.stakes
    }

    /// What Blue's cells are increased by at the end; usually 0.
    #[must_use]
    pub fn komi(&self) -> Points {
        self.komi
    }

    /// The same game with these cells staked out for Blue, and no others.
    ///
    /// Source: `docs/spec/glass-bead-challenge.md` §5.1.
    ///
    /// # Errors
    ///
    /// A place that the board does not have, or all that it has: one is left to play for. A set of
    /// cells does not know its tiling.
    ///
    /// ```
    /// use rules::glass_bead_challenge::{Cell, Cells};
    /// use rules::{Game, SpecReason};
    ///
    /// let Ok(Game::GlassBeadChallenge(rules)) = "gbc:9,drop=unowned".parse() else { panic!() };
    /// let stakes = ["f6", "c3"].into_iter().filter_map(|name| Cell::from_name(rules.board(), name));
    /// let staked = rules.with_stakes(stakes.collect())?;
    /// assert_eq!(staked.to_string(), "gbc:9,drop=unowned,stakes=c3+f6");
    ///
    /// assert_eq!(rules.with_stakes(Cells::from(rules.board())), Err(SpecReason::AllStaked { board: rules.board() }));
    /// # Ok::<(), SpecReason>(())
    /// ```
    pub fn with_stakes(self, stakes: Cells) -> Result<Self, SpecReason> {
        let all = Cells::from(self.board);
        if let Some(cell) = self.board.each(stakes.without(all)).next() {
            return Err(SpecReason::Stake { given: cell.to_string(), board: self.board });
        }
        if stakes == all {
            return Err(SpecReason::AllStaked { board: self.board });
        }
        Ok(Self { stakes, ..self })
    }

    /// The same game with so many points for Blue; none takes the komi away.
    ///
    /// Source: `docs/spec/glass-bead-challenge.md` §5.2.
    ///
    /// # Errors
    ///
    /// More points than the board has cells.
    ///
    /// ```
    /// use rules::{Game, Points};
    ///
    /// let Ok(Game::GlassBeadChallenge(rules)) = "gbc:9".parse() else { panic!() };
    /// let with_komi = rules.with_komi(Points::from_halves(7))?;
    /// assert_eq!(with_komi.to_string(), "gbc:9,komi=3.5");
    ///
    /// assert!(rules.with_komi(Points::from(82)).is_err());
    /// # Ok::<(), rules::SpecReason>(())
    /// ```
    pub fn with_komi(self, komi: Points) -> Result<Self, SpecReason> {
        let most = self.board.n_cells();
        if komi > Points::from(most) {
            return Err(SpecReason::Komi { given: komi.to_string(), most });
        }
        Ok(Self { komi, ..self })
    }
}

/// The boards that there are, by what a spec says of them.
const SIZES: [Sizes; 3] =
    [sizes(Tiling::Squares), sizes(Tiling::Hexagons), sizes(Tiling::Pentagons)];

const fn sizes(tiling: Tiling) -> Sizes {
    let (least, most) = tiling.sizes();
    Sizes { prefix: tiling.prefix(), least, most }
}

impl game::Rules for Rules {
    const FAMILY: &'static str = "gbc";
    const RATED: &'static [&'static str] = &["gbc", "gbc:hex", "gbc:cairo"];
    const SAMPLES: &'static [&'static str] = &[
        "gbc:5",
        "gbc:5,komi=3.5",
        "gbc:5,stakes=c3",
        "gbc:9",
        "gbc:9,drop=unowned",
        "gbc:hex4",
        "gbc:hex5,drop=unowned,stakes=c3+e9",
        "gbc:cairo3",
        "gbc:cairo4,drop=unowned,stakes=a1l+b3t+b3b,komi=2",
    ];
    const PARAMETERS: &'static [Parameter] = &[
        Parameter { name: "size", takes: Takes::Size(&SIZES) },
        Parameter { name: "drop", takes: Takes::Word(&["unowned"]) },
        Parameter { name: "stakes", takes: Takes::Cells },
        Parameter { name: "komi", takes: Takes::Points },
    ];
    const SIDES: BySeat<&'static str> = BySeat { first: "Red", second: "Blue" };

    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason> {
        let parameters = parameters.ok_or(SpecReason::MissingSize { sizes: &SIZES })?;
        let (size, options) = match parameters.split_once(',') {
            Some((size, options)) => (size, Some(options)),
            None => (parameters, None),
        };
        let no_such_size = || SpecReason::Size { given: size.to_owned(), sizes: &SIZES };
        let mut reader = Reader::new(Board::parse(size).ok_or_else(no_such_size)?);
        for option in options.into_iter().flat_map(|options| options.split(',')) {
            reader.read(option)?;
        }
        Ok(reader.rules)
    }

    /// docs/spec/glass-bead-challenge.md §4.2: all points are given out, whole cells each; they
    /// can be shared evenly exactly if their sum is an even number.
    fn can_draw(&self) -> bool {
        self.total_points().halves().is_multiple_of(4)
    }

    fn total_points(&self) -> Points {
        Points::from_halves(u32::from(self.board.n_cells()) * 2 + self.komi.halves())
    }

    /// docs/spec/glass-bead-challenge.md §4.1: the game ends when every cell is owned.
    fn gives_all_points(&self) -> bool {
        true
    }

    fn rated_as(&self) -> &'static str {
        match self.board.tiling() {
            Tiling::Squares => "gbc",
            Tiling::Hexagons => "gbc:hex",
            Tiling::Pentagons => "gbc:cairo",
        }
    }

    /// docs/spec/glass-bead-challenge.md §5.2.
    fn given_points(&self) -> BySeat<Points> {
        BySeat { first: Points::default(), second: self.komi }
    }
}

/// What an option looks like, for who wrote another.
fn options(tiling: Tiling) -> &'static str {
    match tiling {
        Tiling::Squares | Tiling::Hexagons => "drop=unowned, stakes=c3+f6 or komi=4",
        Tiling::Pentagons => "drop=unowned, stakes=b3t+c3l or komi=4",
    }
}

/// Reads one option after the other, in any order; the one order is the caller's affair.
struct Reader {
    rules: Rules,
    names: Vec<&'static str>,
}

impl Reader {
    fn new(board: Board) -> Self {
        let rules =
            Rules { board, drop: Drop::default(), stakes: Cells::NONE, komi: Points::default() };
        Self { rules, names: Vec::new() }
    }

    fn read(&mut self, option: &str) -> Result<(), SpecReason> {
        let board = self.rules.board;
        let name = match option.split_once('=') {
            Some(("drop", "unowned")) => {
                self.rules.drop = Drop::Unowned;
                "drop"
            }
            Some(("stakes", cells)) => {
                self.rules = self.rules.with_stakes(parse_stakes(board, cells)?)?;
                "stakes"
            }
            Some(("komi", komi)) => {
                self.rules.komi = parse_komi(board, komi)?;
                "komi"
            }
            _ => {
                let option = option.to_owned();
                let expected = options(self.rules.board.tiling());
                return Err(SpecReason::UnknownOption { option, expected });
            }
        };
        if self.names.contains(&name) {
            return Err(SpecReason::OptionTwice { name });
        }
        self.names.push(name);
        Ok(())
    }
}

/// docs/spec/glass-bead-challenge.md §5.1.
fn parse_stakes(board: Board, text: &str) -> Result<Cells, SpecReason> {
    let mut stakes = Cells::NONE;
    for name in text.split('+') {
        let cell = Cell::from_name(board, name)
            .ok_or_else(|| SpecReason::Stake { given: name.to_owned(), board })?;
        if stakes.contains(cell) {
            return Err(SpecReason::StakeTwice { cell: cell.to_string() });
        }
        stakes.insert(cell);
    }
    Ok(stakes)
}

/// docs/spec/glass-bead-challenge.md §5.2: whole or half, more than nothing, and no more than the
/// board has cells.
fn parse_komi(board: Board, text: &str) -> Result<Points, SpecReason> {
    let most = board.n_cells();
    let halves = halves(text).filter(|halves| (1..=u32::from(most) * 2).contains(halves));
    halves.map(Points::from_halves).ok_or_else(|| SpecReason::Komi { given: text.to_owned(), most })
}

/// Reads `4`, `3.5`, and zeros too many.
fn halves(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let half = match fraction.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(half)
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gbc:{}", self.board)?;
        if self.drop == Drop::Unowned {
            f.write_str(",drop=unowned")?;
        }
        for (stake_idx, cell) in self.board.each(self.stakes).enumerate() {
            write!(f, "{}{cell}", if stake_idx == 0 { ",stakes=" } else { "+" })?;
        }
        if self.komi > Points::default() {
            write!(f, ",komi={}", self.komi)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Spec};

    fn rules(spec: &str) -> Rules {
        match spec.parse() {
            Ok(Game::GlassBeadChallenge(rules)) => rules,
            other => panic!("{spec}: {other:?}"),
        }
    }

    fn check(spec: &str) {
        assert_eq!(rules(spec).to_string(), spec);
    }

    fn refuse(spec: &str, complaint: &str) {
        let refused = spec.parse::<Spec>().unwrap_err();
        assert_eq!(refused.reason.to_string(), complaint, "{spec}");
    }

    fn refuse_spelling(spec: &str, canonical: &str) {
        refuse(spec, &format!("not the one spelling of this game, expected {canonical}"));
    }

    #[test]
    fn every_spec_parses_back_to_itself() {
        for side in 5..=19 {
            for options in ["", ",drop=unowned", ",stakes=a1+a3+b2", ",komi=4", ",komi=0.5"] {
                check(&format!("gbc:{side}{options}"));
            }
        }
        for board in ["hex4", "hex9", "cairo3", "cairo9"] {
            check(&format!("gbc:{board}"));
            check(&format!("gbc:{board},drop=unowned,komi=0.5"));
        }
        check("gbc:hex5,stakes=a1+e9");
        check("gbc:cairo5,stakes=a1l+a1r+b3t+b3b,komi=50");
        check("gbc:11,drop=unowned,stakes=c3+f6+i9,komi=3.5");
        check("gbc:19,stakes=a2+a10+b1+s19,komi=361");
    }

    #[test]
    fn a_size_is_a_number_of_squares_that_is_played() {
        let expected = "expected 5 to 19, hex4 to hex9 or cairo3 to cairo9";
        refuse("gbc", &format!("no size, {expected} after a colon"));
        for size in ["4", "20", "9x9", "hex3", "hex10", "hex", "cairo2", "cairo10", "cube4"] {
            refuse(&format!("gbc:{size}"), &format!("size {size}, {expected}"));
        }
        refuse_spelling("gbc:09", "gbc:9");
        refuse_spelling("gbc:hex05", "gbc:hex5");
        refuse_spelling("gbc:Cairo5", "gbc:cairo5");
    }

    #[test]
    fn an_option_must_be_one_of_the_game_and_stand_in_its_place() {
        let expected = "expected drop=unowned, stakes=c3+f6 or komi=4";
        for option in ["", "tie=emptied", "drop=any", "drop", "komi", "stake=c3"] {
            let complaint = format!("unknown option \"{option}\", {expected}");
            refuse(&format!("gbc:9,{option}"), &complaint);
        }
        refuse("gbc:9,komi=4,komi=5", "option komi twice, expected it once");
        refuse("gbc:9,drop=unowned,drop=unowned", "option drop twice, expected it once");
        refuse_spelling("gbc:9,komi=4,drop=unowned", "gbc:9,drop=unowned,komi=4");
    }

    #[test]
    fn stakes_are_squares_of_the_board_each_once_and_in_order() {
        let expected = "expected squares of a board of 9 by 9 joined by +, like c3+f6";
        for stake in ["z9", "", "j1", "a10", "a0", "c3-f6", "c"] {
            refuse(&format!("gbc:9,stakes={stake}"), &format!("stake \"{stake}\", {expected}"));
        }
        refuse("gbc:9,stakes=c3+", &format!("stake \"\", {expected}"));
        refuse("gbc:9,stakes=c3+f6+c3", "stake c3 twice, expected each once");
        refuse_spelling("gbc:9,stakes=f6+c3", "gbc:9,stakes=c3+f6");
        refuse_spelling("gbc:11,stakes=a10+a9", "gbc:11,stakes=a9+a10");
        refuse_spelling("gbc:9,stakes=C3", "gbc:9,stakes=c3");
        refuse_spelling("gbc:cairo5,stakes=b3b+b3t", "gbc:cairo5,stakes=b3t+b3b");
        refuse(
            "gbc:hex5,stakes=f1",
            "stake \"f1\", expected cells of a board of hexagons with side 5 joined by +, like c3+f6",
        );
        refuse(
            "gbc:cairo5,stakes=b3",
            "stake \"b3\", expected cells of a Cairo board of 5 by 5 joined by +, like b3t+c3l",
        );
        let board = Board::parse("5").unwrap();
        let all: Vec<_> = board.cells().map(|square| square.to_string()).collect();
        refuse(
            &format!("gbc:5,stakes={}", all.join("+")),
            "every square is staked out, expected at least one to play for",
        );
        check(&format!("gbc:5,stakes={}", all[1..].join("+")));
    }

    #[test]
    fn a_komi_is_whole_or_half_and_no_more_than_the_board_has_squares() {
        let expected = "expected a whole or half number from 0.5 to 81";
        for komi in ["0", "0.0", "81.5", "82", "-1", "3.25", "3,5", "", ".5", "3.", "9e9", "½"] {
            // A comma begins another option.
            if !komi.contains(',') {
                refuse(&format!("gbc:9,komi={komi}"), &format!("komi {komi}, {expected}"));
            }
        }
        refuse("gbc:9,komi=99999999999", &format!("komi 99999999999, {expected}"));
        refuse_spelling("gbc:9,komi=4.0", "gbc:9,komi=4");
        refuse_spelling("gbc:9,komi=04", "gbc:9,komi=4");
        refuse_spelling("gbc:9,komi=3.50", "gbc:9,komi=3.5");
        check("gbc:9,komi=81");
    }

    #[test]
    fn stakes_and_komi_can_be_given_to_a_game_and_taken_away_again() {
        let plain = rules("gbc:9,drop=unowned");
        let square = |name| Cell::from_name(Board::parse("19").unwrap(), name).unwrap();
        let staked = plain.with_stakes([square("f6"), square("c3")].into_iter().collect()).unwrap();
        assert_eq!(staked.to_string(), "gbc:9,drop=unowned,stakes=c3+f6");
        assert_eq!(staked.with_stakes(Cells::NONE), Ok(plain));
        let beyond = plain.with_stakes([square("c3"), square("j1")].into_iter().collect());
        assert_eq!(beyond, Err(SpecReason::Stake { given: "j1".into(), board: plain.board() }));
        assert_eq!(
            plain.with_stakes(Cells::from(plain.board())),
            Err(SpecReason::AllStaked { board: plain.board() })
        );
        let with_komi = plain.with_komi(Points::from_halves(162)).unwrap();
        assert_eq!(with_komi.to_string(), "gbc:9,drop=unowned,komi=81");
        assert_eq!(with_komi.with_komi(Points::default()), Ok(plain));
        let too_much = plain.with_komi(Points::from_halves(163));
        assert_eq!(too_much, Err(SpecReason::Komi { given: "81.5".into(), most: 81 }));
    }

    #[test]
    fn a_mancala_has_no_komi() {
        refuse("gbg:6,komi=4", "unknown option \"komi=4\", expected tie=emptied");
    }

    #[test]
    fn a_draw_needs_an_even_number_of_points() {
        let can_draw = |spec| game::Rules::can_draw(&rules(spec));
        assert!(can_draw("gbc:8") && can_draw("gbc:10") && can_draw("gbc:10,komi=4"));
        assert!(!can_draw("gbc:9") && !can_draw("gbc:9,komi=4") && can_draw("gbc:9,komi=3"));
        assert!(!can_draw("gbc:9,komi=3.5") && !can_draw("gbc:10,komi=3.5"));
    }

    #[test]
    fn the_komi_is_blues_before_the_first_move() {
        let given = game::Rules::given_points(&rules("gbc:9,komi=3.5"));
        assert_eq!(given, BySeat { first: Points::default(), second: Points::from_halves(7) });
        let total = game::Rules::total_points(&rules("gbc:9,komi=3.5"));
        assert_eq!(total.to_string(), "84.5");
    }
}
