//! Pictures of the manual, taken by `tests/browser/manual.rs` while it goes the manual's way:
//! `WRITE_PICTURES=1 tests/run cargo test --test browser manual`.

use words::Language;

use super::Asset;

/// A picture of a page, in each language that people speak.
#[derive(Debug)]
pub struct Shot([Picture; 3]);

/// A picture. Its file in `static/manual/` is in the folder of its language.
#[derive(Debug)]
pub struct Picture {
    language: &'static str,
    pub asset: Asset,
    pub width: u32,
    pub height: u32,
}

macro_rules! picture {
    ($language:literal $file:literal) => {
        Picture::of(
            $language,
            Asset::new(
                ($file, "webp", "image/webp"),
                include_bytes!(concat!(
                    "../../../../static/manual/",
                    $language,
                    "/",
                    $file,
                    ".webp"
                )),
            ),
        )
    };
}

macro_rules! shots {
    ($($shot:ident $file:literal)+) => {
        $(pub static $shot: Shot = Shot([
            picture!("en" $file), picture!("de" $file), picture!("it" $file),
        ]);)+

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
    /// The pictures of all languages.
    pub fn pictures(&self) -> &[Picture] {
        &self.0
    }

    /// In a language, else in the default one.
    pub fn in_language(&self, language: Language) -> &Picture {
        let of_language = self.0.iter().find(|picture| picture.language == language.tag());
        of_language.unwrap_or(&self.0[0])
    }
}

impl Picture {
    const fn of(language: &'static str, asset: Asset) -> Self {
        let (width, height) = size(asset.bytes);
        Self { language, asset, width, height }
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
        let all = || ALL.iter().flat_map(|shot| shot.pictures());
        for picture in all() {
            let name = picture.asset.file_name();
            assert_eq!(&picture.asset.bytes[8..12], b"WEBP", "{name}");
            assert!((300..=1280).contains(&picture.width), "{name}: {}", picture.width);
            assert!((60..=1200).contains(&picture.height), "{name}: {}", picture.height);
        }
        let n_bytes: usize = all().map(|picture| picture.asset.bytes.len()).sum();
        assert!(n_bytes < 1_500_000, "{n_bytes} bytes");
    }

    #[test]
    fn there_is_a_picture_in_every_language() {
        for shot in ALL {
            let languages: Vec<&str> = shot.pictures().iter().map(|one| one.language).collect();
            let spoken: Vec<&str> = Language::spoken().map(|language| language.tag()).collect();
            assert_eq!(languages, spoken);
        }
    }
}
