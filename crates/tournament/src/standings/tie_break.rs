//! The codes of tie-breaks, with their modifiers.

use std::fmt;
use std::str::FromStr;

/// A way to order players, by the code of tournament report files (records 202 and 212): a method
/// and what modifies it, as in `BH/C1`.
///
/// A method has only the modifiers that mean something for it.
///
/// ```
/// use tournament::standings::{Cut, Method, TieBreak, UnknownTieBreak};
///
/// let cut: TieBreak = "bh/c1".parse()?;
/// assert_eq!((cut.method(), cut.cut()), (Method::Bh, Cut { low: 1, high: 0 }));
/// assert_eq!(cut.to_string(), "BH/C1");
/// assert_eq!("WIN/C1".parse::<TieBreak>(), Err(UnknownTieBreak { code: "WIN/C1".to_owned() }));
/// # Ok::<(), UnknownTieBreak>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TieBreak {
    method: Method,
    cut: Cut,
    forfeits: Forfeits,
    last_round: LastRound,
    limit: i8,
    unrated: Option<u16>,
    order: Order,
}

/// What is computed, before modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// `PTS`: points.
    Pts,
    /// `DE`: direct encounter.
    De,
    /// `WIN`: rounds with the points of a win.
    Win,
    /// `WON`: games won over the board.
    Won,
    /// `BPG`: games played with Black.
    Bpg,
    /// `BWG`: games won with Black.
    Bwg,
    /// `REP`: rounds one elected to play.
    Rep,
    /// `STD`: standard points.
    Std,
    /// `PS`: progressive scores.
    Ps,
    /// `KS`: Koya.
    Ks,
    /// `BH`: Buchholz.
    Bh,
    /// `FB`: fore Buchholz.
    Fb,
    /// `AOB`: average of the opponents' Buchholz.
    Aob,
    /// `SB`: Sonneborn-Berger.
    Sb,
    /// `ARO`: average rating of the opponents.
    Aro,
    /// `TPR`: tournament performance rating.
    Tpr,
    /// `PTP`: perfect tournament performance.
    Ptp,
    /// `APRO`: average performance rating of the opponents.
    Apro,
    /// `APPO`: average perfect performance of the opponents.
    Appo,
    /// `TPN`: pairing number.
    Tpn,
    /// `RTNG`: rating.
    Rtng,
    /// `GP`: points inside the games.
    Gp,
    /// `GPD`: difference of the points inside the games.
    Gpd,
}

/// How many contributions are left out (`/C1`, `/C2`, `/M1`, `/M2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cut {
    /// Of the least significant ones.
    pub low: u8,
    /// Of the most significant ones.
    pub high: u8,
}

/// What a forfeited game is in a Swiss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Forfeits {
    /// A round without a game.
    #[default]
    Unplayed,
    /// A game against the scheduled opponent (`/P`).
    Played,
}

/// How the games of the last round are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LastRound {
    /// As they ended.
    #[default]
    AsItEnded,
    /// As if all had been drawn (`/F`).
    Drawn,
}

/// Which of two values is ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// As the method has it.
    #[default]
    Usual,
    /// The other way round (`/R`).
    Reversed,
}

/// A code that stands for no tie-break we have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no tie-break \"{code}\"")]
pub struct UnknownTieBreak {
    /// What was written.
    pub code: String,
}

/// Codes in a list that stand for no tie-breaks we have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no tie-breaks \"{}\"", codes.join(", "))]
pub struct UnknownTieBreaks {
    /// What was written.
    pub codes: Vec<String>,
}

impl TieBreak {
    /// `PTS`.
    pub const PTS: Self = Self::of(Method::Pts);
    /// `DE`.
    pub const DE: Self = Self::of(Method::De);
    /// `SB`.
    pub const SB: Self = Self::of(Method::Sb);
    /// `WIN`.
    pub const WIN: Self = Self::of(Method::Win);

    /// A method without modifiers.
    #[must_use]
    pub const fn of(method: Method) -> Self {
        let (cut, forfeits) = (Cut { low: 0, high: 0 }, Forfeits::Unplayed);
        let last_round = LastRound::AsItEnded;
        Self { method, cut, forfeits, last_round, limit: 0, unrated: None, order: Order::Usual }
    }

    /// Reads a list such as `PTS,DE,BH/C1`; all unknown codes are told at once.
    ///
    /// ```
    /// use tournament::standings::TieBreak;
    ///
    /// assert_eq!(TieBreak::parse_list("pts, sb")?, [TieBreak::PTS, TieBreak::SB]);
    /// assert_eq!(TieBreak::parse_list("PTS,A,SB/C7").unwrap_err().codes, ["A", "SB/C7"]);
    /// # Ok::<(), tournament::standings::UnknownTieBreaks>(())
    /// ```
    pub fn parse_list(text: &str) -> Result<Vec<Self>, UnknownTieBreaks> {
        let codes = text.split(',').map(str::trim).filter(|code| !code.is_empty());
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for parsed in codes.map(str::parse) {
            match parsed {
                Ok(tie_break) => known.push(tie_break),
                Err(UnknownTieBreak { code }) => unknown.push(code),
            }
        }
        if unknown.is_empty() { Ok(known) } else { Err(UnknownTieBreaks { codes: unknown }) }
    }

    /// What is computed.
    #[must_use]
    pub const fn method(self) -> Method {
        self.method
    }

    /// How many contributions are left out.
    #[must_use]
    pub const fn cut(self) -> Cut {
        self.cut
    }

    /// What a forfeited game is in a Swiss.
    #[must_use]
    pub const fn forfeits(self) -> Forfeits {
        self.forfeits
    }

    /// How the games of the last round are taken.
    #[must_use]
    pub const fn last_round(self) -> LastRound {
        self.last_round
    }

    /// By how many half points the limit of Koya is moved up, or down if below zero.
    #[must_use]
    pub const fn limit(self) -> i8 {
        self.limit
    }

    /// The rating that a player without one is taken to have.
    #[must_use]
    pub const fn unrated(self) -> Option<u16> {
        self.unrated
    }

    /// Which of two values is ahead.
    #[must_use]
    pub const fn order(self) -> Order {
        self.order
    }

    /// Whether it looks at the ratings of others or at one's own.
    #[must_use]
    pub const fn is_by_ratings(self) -> bool {
        self.method.looks_at_ratings()
    }

    /// The same with a modifier as it is written behind a slash; `None` if there is none such for
    /// this method, or if it has been said before or says nothing.
    fn with(self, modifier: &str) -> Option<Self> {
        let (letter, rest) = modifier.split_at_checked(1)?;
        let (with, is_allowed) = match letter {
            "C" | "M" => (Self { cut: Cut::parse(modifier)?, ..self }, self.method.can_be_cut()),
            "P" if rest.is_empty() => {
                (Self { forfeits: Forfeits::Played, ..self }, self.method.looks_at_forfeits())
            }
            "F" if rest.is_empty() => {
                (Self { last_round: LastRound::Drawn, ..self }, self.method == Method::Aob)
            }
            "R" if rest.is_empty() => {
                (Self { order: Order::Reversed, ..self }, self.method.can_be_reversed())
            }
            "L" => (Self { limit: half_points(rest)?, ..self }, self.method == Method::Ks),
            "U" => (Self { unrated: Some(rating(rest)?), ..self }, self.method.looks_at_ratings()),
            _ => return None,
        };
        let is_new = !self.has_said(letter) && with.has_said(letter);
        (is_allowed && is_new).then_some(with)
    }

    /// Does the code have a modifier of this letter?
    fn has_said(self, letter: &str) -> bool {
        match letter {
            "C" | "M" => self.cut != Cut::default(),
            "P" => self.forfeits == Forfeits::Played,
            "F" => self.last_round == LastRound::Drawn,
            "L" => self.limit != 0,
            "R" => self.order == Order::Reversed,
            _ => self.unrated.is_some(),
        }
    }
}

impl Method {
    /// All methods, points first.
    pub const ALL: [Self; 23] = [
        Self::Pts,
        Self::De,
        Self::Win,
        Self::Won,
        Self::Bpg,
        Self::Bwg,
        Self::Rep,
        Self::Std,
        Self::Ps,
        Self::Ks,
        Self::Bh,
        Self::Fb,
        Self::Aob,
        Self::Sb,
        Self::Aro,
        Self::Tpr,
        Self::Ptp,
        Self::Apro,
        Self::Appo,
        Self::Tpn,
        Self::Rtng,
        Self::Gp,
        Self::Gpd,
    ];

    /// The code, in capitals.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pts => "PTS",
            Self::De => "DE",
            Self::Win => "WIN",
            Self::Won => "WON",
            Self::Bpg => "BPG",
            Self::Bwg => "BWG",
            Self::Rep => "REP",
            Self::Std => "STD",
            Self::Ps => "PS",
            Self::Ks => "KS",
            Self::Bh => "BH",
            Self::Fb => "FB",
            Self::Aob => "AOB",
            Self::Sb => "SB",
            Self::Aro => "ARO",
            Self::Tpr => "TPR",
            Self::Ptp => "PTP",
            Self::Apro => "APRO",
            Self::Appo => "APPO",
            Self::Tpn => "TPN",
            Self::Rtng => "RTNG",
            Self::Gp => "GP",
            Self::Gpd => "GPD",
        }
    }

    const fn can_be_cut(self) -> bool {
        matches!(self, Self::Ps | Self::Bh | Self::Fb | Self::Sb | Self::Aro)
    }

    const fn looks_at_forfeits(self) -> bool {
        matches!(self, Self::De | Self::Ks | Self::Bh | Self::Fb | Self::Aob | Self::Sb)
    }

    const fn can_be_reversed(self) -> bool {
        matches!(self, Self::Tpn | Self::Rtng)
    }

    const fn looks_at_ratings(self) -> bool {
        matches!(self, Self::Aro | Self::Tpr | Self::Ptp | Self::Apro | Self::Appo | Self::Rtng)
    }
}

impl Cut {
    fn parse(modifier: &str) -> Option<Self> {
        match modifier {
            "C1" => Some(Self { low: 1, high: 0 }),
            "C2" => Some(Self { low: 2, high: 0 }),
            "M1" => Some(Self { low: 1, high: 1 }),
            "M2" => Some(Self { low: 2, high: 2 }),
            _ => None,
        }
    }
}

/// `+1`, `-2`; a sign there must be.
fn half_points(text: &str) -> Option<i8> {
    let is_signed = text.starts_with(['+', '-']) && is_digits(&text[1..]);
    text.parse().ok().filter(|_| is_signed)
}

fn rating(text: &str) -> Option<u16> {
    text.parse().ok().filter(|_| is_digits(text))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.method.code())?;
        match self.cut {
            Cut { low: 0, high: 0 } => {}
            Cut { low, high: 0 } => write!(f, "/C{low}")?,
            Cut { low, .. } => write!(f, "/M{low}")?,
        }
        if self.forfeits == Forfeits::Played {
            f.write_str("/P")?;
        }
        if self.last_round == LastRound::Drawn {
            f.write_str("/F")?;
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        if let Some(rating) = self.unrated {
            write!(f, "/U{rating}")?;
        }
        if self.order == Order::Reversed {
            f.write_str("/R")?;
        }
        Ok(())
    }
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    /// Reads a code in capitals or not; its modifiers may have any order.
    fn from_str(code: &str) -> Result<Self, UnknownTieBreak> {
        let upper = code.to_ascii_uppercase();
        let mut parts = upper.split('/');
        let method = parts.next().unwrap_or_default();
        let method = Method::ALL.into_iter().find(|known| known.code() == method);
        let modified = parts.try_fold(method.map(Self::of), |tie_break, modifier| {
            Some(tie_break.and_then(|tie_break: Self| tie_break.with(modifier)))
        });
        modified.flatten().ok_or_else(|| UnknownTieBreak { code: code.to_owned() })
    }
}
