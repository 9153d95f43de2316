//! Sizes and options: docs/spec/glass-bead-challenge.md §§1 and 5.

use std::fmt;

use super::{Size, Square, Squares};
use crate::game::{self, Parameter, Takes};
use crate::{BySeat, Points, SpecReason};

/// Size and options of a Glass Bead Challenge.
///
/// Read from a spec, as in `gbc:9,drop=unowned,stakes=c3+f6,komi=3.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    size: Size,
    drop: Drop,
    stakes: Squares,
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
    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Where a bead may be put.
    #[must_use]
    pub fn drop(&self) -> Drop {
        self.drop
    }

    /// The squares staked out for Blue; usually none.
    #[must_use]
    pub fn stakes(&self) -> Squares {
        self.stakes
    }

    /// What Blue's squares are increased by at the end; usually 0.
    #[must_use]
    pub fn komi(&self) -> Points {
        self.komi
    }

    /// The same game with these squares staked out for Blue, and no others.
    ///
    /// Source: `docs/spec/glass-bead-challenge.md` §5.1.
    ///
    /// # Errors
    ///
    /// A square that the board does not have, or all of them: one is left to play for.
    ///
    /// ```
    /// use rules::glass_bead_challenge::{Size, Square, Squares};
    /// use rules::{Game, SpecReason};
    ///
    /// let Ok(Game::GlassBeadChallenge(rules)) = "gbc:9,drop=unowned".parse() else { panic!() };
    /// let stakes = ["f6", "c3"].into_iter().filter_map(|name| Square::from_name(rules.size(), name));
    /// let staked = rules.with_stakes(stakes.collect())?;
    /// assert_eq!(staked.to_string(), "gbc:9,drop=unowned,stakes=c3+f6");
    ///
    /// assert_eq!(rules.with_stakes(Squares::from(rules.size())), Err(SpecReason::AllStaked));
    /// # Ok::<(), SpecReason>(())
    /// ```
    pub fn with_stakes(self, stakes: Squares) -> Result<Self, SpecReason> {
        let all = Squares::from(self.size);
        if let Some(square) = stakes.without(all).iter().next() {
            return Err(SpecReason::Stake { given: square.to_string(), side: self.size.side() });
        }
        if stakes == all {
            return Err(SpecReason::AllStaked);
        }
        Ok(Self { stakes, ..self })
    }

    /// The same game with so many points for Blue; none takes the komi away.
    ///
    /// Source: `docs/spec/glass-bead-challenge.md` §5.2.
    ///
    /// # Errors
    ///
    /// More points than the board has squares.
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
        let most = self.size.n_squares();
        if komi > Points::from(most) {
            return Err(SpecReason::Komi { given: komi.to_string(), most });
        }
        Ok(Self { komi, ..self })
    }
}

impl game::Rules for Rules {
    const FAMILY: &'static str = "gbc";
    const SAMPLES: &'static [&'static str] =
        &["gbc:5", "gbc:5,komi=3.5", "gbc:5,stakes=c3", "gbc:9", "gbc:9,drop=unowned"];
    const PARAMETERS: &'static [Parameter] = &[
        Parameter { name: "size", takes: Takes::Size { least: Size::LEAST, most: Size::MOST } },
        Parameter { name: "drop", takes: Takes::Word(&["unowned"]) },
        Parameter { name: "stakes", takes: Takes::Squares },
        Parameter { name: "komi", takes: Takes::Points },
    ];
    const SIDES: BySeat<&'static str> = BySeat { first: "Red", second: "Blue" };

    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason> {
        let Some(parameters) = parameters else {
            return Err(SpecReason::MissingSize { least: Size::LEAST, most: Size::MOST });
        };
        let (size, options) = match parameters.split_once(',') {
            Some((size, options)) => (size, Some(options)),
            None => (parameters, None),
        };
        let mut reader = Reader::new(parse_size(size)?);
        for option in options.into_iter().flat_map(|options| options.split(',')) {
            reader.read(option)?;
        }
        Ok(reader.rules)
    }

    /// docs/spec/glass-bead-challenge.md §4.2: all points are given out, whole squares each; they
    /// can be shared evenly exactly if their sum is an even number.
    fn can_draw(&self) -> bool {
        self.total_points().halves().is_multiple_of(4)
    }

    fn total_points(&self) -> Points {
        Points::from_halves(u32::from(self.size.n_squares()) * 2 + self.komi.halves())
    }

    /// docs/spec/glass-bead-challenge.md §4.1: the game ends when every square is owned.
    fn gives_all_points(&self) -> bool {
        true
    }

    /// docs/spec/glass-bead-challenge.md §5.2.
    fn given_points(&self) -> BySeat<Points> {
        BySeat { first: Points::default(), second: self.komi }
    }
}

fn parse_size(text: &str) -> Result<Size, SpecReason> {
    text.parse().ok().and_then(Size::new).ok_or_else(|| SpecReason::Size {
        given: text.to_owned(),
        least: Size::LEAST,
        most: Size::MOST,
    })
}

/// What an option looks like, for who wrote another.
const OPTIONS: &str = "drop=unowned, stakes=c3+f6 or komi=4";

/// Reads one option after the other, in any order; the one order is the caller's affair.
struct Reader {
    rules: Rules,
    names: Vec<&'static str>,
}

impl Reader {
    fn new(size: Size) -> Self {
        let rules =
            Rules { size, drop: Drop::default(), stakes: Squares::NONE, komi: Points::default() };
        Self { rules, names: Vec::new() }
    }

    fn read(&mut self, option: &str) -> Result<(), SpecReason> {
        let size = self.rules.size;
        let name = match option.split_once('=') {
            Some(("drop", "unowned")) => {
                self.rules.drop = Drop::Unowned;
                "drop"
            }
            Some(("stakes", squares)) => {
                self.rules = self.rules.with_stakes(parse_stakes(size, squares)?)?;
                "stakes"
            }
            Some(("komi", komi)) => {
                self.rules.komi = parse_komi(size, komi)?;
                "komi"
            }
            _ => {
                let option = option.to_owned();
                return Err(SpecReason::UnknownOption { option, expected: OPTIONS });
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
fn parse_stakes(size: Size, text: &str) -> Result<Squares, SpecReason> {
    let mut stakes = Squares::NONE;
    for name in text.split('+') {
        let square = Square::from_name(size, name)
            .ok_or_else(|| SpecReason::Stake { given: name.to_owned(), side: size.side() })?;
        if stakes.contains(square) {
            return Err(SpecReason::StakeTwice { square: square.to_string() });
        }
        stakes.insert(square);
    }
    Ok(stakes)
}

/// docs/spec/glass-bead-challenge.md §5.2: whole or half, more than nothing, and no more than the
/// board has squares.
fn parse_komi(size: Size, text: &str) -> Result<Points, SpecReason> {
    let most = size.n_squares();
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
        write!(f, "gbc:{}", self.size.side())?;
        if self.drop == Drop::Unowned {
            f.write_str(",drop=unowned")?;
        }
        for (stake_idx, square) in self.stakes.iter().enumerate() {
            write!(f, "{}{square}", if stake_idx == 0 { ",stakes=" } else { "+" })?;
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
        check("gbc:11,drop=unowned,stakes=c3+f6+i9,komi=3.5");
        check("gbc:19,stakes=a2+a10+b1+s19,komi=361");
    }

    #[test]
    fn a_size_is_a_number_of_squares_that_is_played() {
        refuse("gbc", "no size, expected 5 to 19 after a colon");
        refuse("gbc:4", "size 4, expected 5 to 19");
        refuse("gbc:20", "size 20, expected 5 to 19");
        refuse("gbc:9x9", "size 9x9, expected 5 to 19");
        refuse_spelling("gbc:09", "gbc:9");
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
        let size = Size::new(5).unwrap();
        let all: Vec<_> = size.squares().map(|square| square.to_string()).collect();
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
        let square = |name| Square::from_name(Size::new(19).unwrap(), name).unwrap();
        let staked = plain.with_stakes([square("f6"), square("c3")].into_iter().collect()).unwrap();
        assert_eq!(staked.to_string(), "gbc:9,drop=unowned,stakes=c3+f6");
        assert_eq!(staked.with_stakes(Squares::NONE), Ok(plain));
        let beyond = plain.with_stakes([square("c3"), square("j1")].into_iter().collect());
        assert_eq!(beyond, Err(SpecReason::Stake { given: "j1".into(), side: 9 }));
        assert_eq!(plain.with_stakes(Squares::from(plain.size())), Err(SpecReason::AllStaked));
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
