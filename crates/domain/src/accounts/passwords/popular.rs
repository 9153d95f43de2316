//! The most common passwords.
//!
//! `popular.zlib` has the 100,000 most common of ten million passwords that became known, 96,518 in lower case
//! (`popular-MIT.txt`). It is sorted and front-coded: each entry is a byte that says how many bytes it shares with the one
//! before, the rest, and a line feed; all of it is compressed. It is unpacked for as long as a password is looked for, which
//! takes a few milliseconds, and nothing of it stays in memory.

use std::io::Read;

use flate2::read::ZlibDecoder;

const PACKED: &[u8] = include_bytes!("popular.zlib");

/// Passwords that everybody knows as examples of good ones, as <https://xkcd.com/936/>.
const EXAMPLES: [&str; 6] = [
    "batterystaple",
    "correcthorse",
    "correcthorsebattery",
    "correcthorsebatterystaple",
    "horsebatterystaple",
    "tr0ub4dor&3",
];

/// This many digits and signs around a common password make it no other one.
const MOST_AROUND: usize = 4;

/// Whether a password is among the most common ones, in capitals or small letters, with a few digits or signs around it
/// or none.
pub(super) fn is_popular(password: &str) -> bool {
    let whole = password.to_lowercase();
    let bare = whole.trim_matches(|c: char| !c.is_alphabetic());
    let is_bare = !bare.is_empty() && whole.chars().count() - bare.chars().count() <= MOST_AROUND;
    let typed = if is_bare { vec![whole.as_str(), bare] } else { vec![whole.as_str()] };
    // Spaces and hyphens between the words of an example make it no better.
    let joined: String = whole.chars().filter(|c| !" -_.".contains(*c)).collect();
    EXAMPLES.contains(&joined.as_str()) || EXAMPLES.contains(&bare) || is_listed(&typed)
}

fn is_listed(typed: &[&str]) -> bool {
    let (mut list, mut entry) = (Vec::new(), Vec::new());
    // What is part of the program is whole: a test reads all of it.
    if ZlibDecoder::new(PACKED).read_to_end(&mut list).is_err() {
        return false;
    }
    let mut rest = list.as_slice();
    while let Some((next, behind)) = next(rest, &mut entry) {
        if typed.iter().any(|one| one.as_bytes() == next) {
            return true;
        }
        rest = behind;
    }
    false
}

/// The next entry, made from the one before it in place, and what is behind it.
fn next<'a, 'b>(list: &'a [u8], entry: &'b mut Vec<u8>) -> Option<(&'b [u8], &'a [u8])> {
    let (n_shared, rest) = list.split_first()?;
    let end = rest.iter().position(|byte| *byte == b'\n')?;
    entry.truncate(usize::from(*n_shared));
    entry.extend_from_slice(&rest[..end]);
    Some((entry, &rest[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_whole_and_sorted() {
        let mut list = Vec::new();
        ZlibDecoder::new(PACKED).read_to_end(&mut list).unwrap();
        let (mut rest, mut entry, mut before) = (list.as_slice(), Vec::new(), Vec::new());
        let mut n_entries = 0;
        while let Some((found, behind)) = next(rest, &mut entry) {
            assert!(before.as_slice() < found, "{}", String::from_utf8_lossy(found));
            assert_eq!(String::from_utf8_lossy(found).to_lowercase().as_bytes(), found);
            (n_entries, before, rest) = (n_entries + 1, found.to_vec(), behind);
        }
        assert_eq!((n_entries, rest.len()), (96_518, 0));
    }

    #[test]
    fn common_passwords_are_found_however_they_are_dressed_up() {
        for popular in
            ["123456", "qwertyuiop", "PassWord", "iloveyou!", "2000monkey", "Correct horse"]
        {
            assert!(is_popular(popular), "{popular}");
        }
        for other in ["seven beads on waldzell green", "monkey83014471", "!!!!", ""] {
            assert!(!is_popular(other), "{other}");
        }
    }
}
