//! What many games come to.

use std::fmt;

use rules::Seat;

use super::Played;

/// Games with their margins: the first side's points less the second's, in halves.
#[derive(Debug, Default)]
pub(super) struct Tally {
    margins: Vec<i64>,
    n_plies: u64,
    n_unfinished: u32,
}

/// In 95 of 100 cases what is measured lies within so many standard errors.
const WITHIN: f64 = 1.96;

#[allow(clippy::cast_precision_loss, reason = "a million games of a few hundred points")]
impl Tally {
    pub(super) fn add(&mut self, played: Played) {
        if !played.is_over {
            self.n_unfinished += 1;
            return;
        }
        let [first, second] = Seat::ALL.map(|seat| i64::from(played.score[seat].halves()));
        self.margins.push(first - second);
        self.n_plies += u64::from(played.n_plies);
    }

    fn n_games(&self) -> f64 {
        self.margins.len() as f64
    }

    /// Games won, drawn and lost by the first side.
    fn results(&self, komi: i64) -> [usize; 3] {
        let count = |is_it: fn(i64) -> bool| {
            self.margins.iter().filter(|margin| is_it(**margin - komi)).count()
        };
        [count(|margin| margin > 0), count(|margin| margin == 0), count(|margin| margin < 0)]
    }

    /// The first side's share of the points of games, and how far it may be off.
    fn share(&self, komi: i64) -> (f64, f64) {
        let [won, drawn, lost] = self.results(komi).map(|count| count as f64 / self.n_games());
        let share = won + drawn / 2.0;
        let spread =
            won * (1.0 - share).powi(2) + drawn * (0.5 - share).powi(2) + lost * share.powi(2);
        (share, WITHIN * (spread / self.n_games()).sqrt())
    }

    /// The komi, in halves, with which the share comes nearest to one half; of several the smallest.
    fn fair_komi(&self) -> i64 {
        let off = |komi: i64| (self.share(komi).0 - 0.5).abs();
        let most = self.margins.iter().copied().max().unwrap_or(0).max(0);
        (0..=most).min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(0)
    }
}

#[allow(clippy::cast_precision_loss, reason = "a million games of a few hundred points")]
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.margins.is_empty() {
            return f.write_str("no game came to its end");
        }
        let share = |komi| {
            let (share, off) = self.share(komi);
            format!("{:.1} % ± {:.1}", share * 100.0, off * 100.0)
        };
        let [won, drawn, lost] = self.results(0);
        let margin = self.margins.iter().sum::<i64>() as f64 / 2.0 / self.n_games();
        let length = self.n_plies as f64 / self.n_games();
        write!(
            f,
            "+{won} ={drawn} -{lost}, first {}, margin {margin:.2}, {length:.1} plies",
            share(0)
        )?;
        // No komi helps the first side.
        if margin > 0.0 {
            let komi = self.fair_komi();
            write!(f, "; komi {}: {}", komi as f64 / 2.0, share(komi))?;
        }
        if self.n_unfinished > 0 {
            write!(f, "; {} without an end", self.n_unfinished)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rules::{BySeat, Points};

    use super::*;

    fn tally(margins: &[(u16, u16)]) -> Tally {
        let mut tally = Tally::default();
        for (first, second) in margins {
            let score = BySeat { first: Points::from(*first), second: Points::from(*second) };
            tally.add(Played { score, n_plies: 10, is_over: true });
        }
        tally
    }

    #[test]
    fn a_draw_is_half_a_win_and_the_fair_komi_halves_the_games() {
        let games = tally(&[(10, 4), (8, 6), (7, 7), (9, 5)]);
        assert_eq!(games.results(0), [3, 1, 0]);
        assert!((games.share(0).0 - 0.875).abs() < 1e-9);
        // Two are won by four and more, two by two and less.
        assert_eq!(games.fair_komi(), 5);
        let told = games.to_string();
        assert!(told.starts_with("+3 =1 -0, first 87.5 % ± "), "{told}");
        assert!(told.contains("margin 3.00, 10.0 plies; komi 2.5: 50.0 % ± "), "{told}");
    }

    #[test]
    fn where_the_second_side_is_ahead_there_is_no_komi() {
        let told = tally(&[(4, 10), (8, 6)]).to_string();
        assert!(told.ends_with("margin -2.00, 10.0 plies"), "{told}");
    }

    #[test]
    fn games_without_an_end_count_for_nothing() {
        let mut games = Tally::default();
        let score = BySeat { first: Points::from(3), second: Points::from(1) };
        games.add(Played { score, n_plies: 2_000, is_over: false });
        assert_eq!(games.to_string(), "no game came to its end");
    }
}
