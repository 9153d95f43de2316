//! Pictures of the manual, taken by `tests/browser/manual.rs` while it goes the manual's way:
//! `WRITE_PICTURES=1 tests/run cargo test --test browser manual`.

use super::Asset;

/// A picture of a page. Its file in `static/manual/` has its name.
#[derive(Debug)]
pub struct Shot {
    pub asset: Asset,
    pub width: u32,
    pub height: u32,
}

macro_rules! shots {
    ($($shot:ident $file:literal)+) => {
        $(pub static $shot: Shot = Shot::of(Asset::new(
            ($file, "webp", "image/webp"),
            include_bytes!(concat!("../../../static/manual/", $file, ".webp")),
        ));)+

        /// All of them.
        pub const ALL: &[&Shot] = &[$(&$shot),+];
    };
}

shots! {
    EVENING_TOURNAMENT "evening-tournament"
    EVENING_ROLES "evening-roles"
    WI_FI_ADDRESS "wi-fi-address"
    WI_FI_PHONE "wi-fi-phone"
    PLAYERS_LIST "players-list"
    PLAYERS_DECIDE "players-decide"
    ROUND_START "round-start"
    ROUND_DRAFT "round-draft"
    ROUND_RESULT "round-result"
    ROUND_NEXT "round-next"
    SCREENS_WALL "screens-wall"
    PRINTING_MENU "printing-menu"
    PRINTING_SLIP "printing-slip"
    CORRECTIONS_HISTORY "corrections-history"
    CORRECTIONS_CHANGE "corrections-change"
    CORRECTIONS_BIN "corrections-bin"
    CLOSING_CLOSE "closing-close"
    CLOSING_RATINGS "closing-ratings"
}

impl Shot {
    const fn of(asset: Asset) -> Self {
        let (width, height) = size(asset.bytes);
        Self { asset, width, height }
    }
}

/// Width and height of a `WebP`, as RFC 9649 §2.5 (`VP8`, after RFC 6386 §9.1) and §2.7 (`VP8X`) have them.
const fn size(bytes: &[u8]) -> (u32, u32) {
    if bytes[15] == b'X' {
        return (1 + three(bytes, 24), 1 + three(bytes, 27));
    }
    (two(bytes, 26) & 0x3fff, two(bytes, 28) & 0x3fff)
}

const fn two(bytes: &[u8], at: usize) -> u32 {
    bytes[at] as u32 | (bytes[at + 1] as u32) << 8
}

const fn three(bytes: &[u8], at: usize) -> u32 {
    two(bytes, at) | (bytes[at + 2] as u32) << 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_as_large_as_a_page_needs_it() {
        for shot in ALL {
            let name = shot.asset.file_name();
            assert_eq!(&shot.asset.bytes[8..12], b"WEBP", "{name}");
            assert!((300..=1280).contains(&shot.width), "{name}: {}", shot.width);
            assert!((60..=1200).contains(&shot.height), "{name}: {}", shot.height);
        }
        let all: usize = ALL.iter().map(|shot| shot.asset.bytes.len()).sum();
        assert!(all < 500_000, "{all} bytes");
    }
}
