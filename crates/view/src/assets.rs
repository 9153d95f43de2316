//! Style, script and icon: part of the program, named by their content, kept for ever.

pub mod manual;

/// One file of `static/`.
#[derive(Debug, Clone, Copy)]
pub struct Asset {
    name: &'static str,
    extension: &'static str,
    pub media_type: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    hash: u64,
}

macro_rules! asset {
    ($path:literal, $name:literal, $extension:literal, $media_type:literal) => {
        Asset::new(
            ($name, $extension, $media_type),
            include_bytes!(concat!("../../../static/", $path, ".", $extension)),
        )
    };
    ($bytes:expr, $name:literal, $extension:literal, $media_type:literal) => {
        Asset::new(($name, $extension, $media_type), $bytes)
    };
}

macro_rules! style {
    ($part:literal) => {
        include_str!(concat!("../../../static/style/", $part, ".css"))
    };
}

/// The style sheet: both palettes, then its parts in the order of the cascade.
pub const STYLE: Asset = asset!(
    concat!(
        ":root {\n",
        style!("light"),
        "}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n",
        style!("dark"),
        "}\n}\n",
        style!("tokens"),
        style!("ground"),
        style!("frame"),
        style!("text"),
        style!("tables"),
        style!("forms"),
        style!("notices"),
        style!("cards"),
        style!("people"),
        style!("home"),
        style!("boards"),
        style!("replay"),
        style!("charts"),
        style!("play"),
        style!("keypad"),
        style!("queue"),
        style!("outbox"),
        style!("clocks"),
        style!("screens"),
        style!("checkins"),
        style!("manual"),
        style!("wide"),
        style!("paper"),
    )
    .as_bytes(),
    "magister",
    "css",
    "text/css; charset=utf-8"
);
/// The style sheet of printed sheets, which need no more than the palette of paper.
pub const PRINTS: Asset = asset!(
    concat!(":root {\n", style!("light"), "}\n", style!("tokens"), style!("prints")).as_bytes(),
    "prints",
    "css",
    "text/css; charset=utf-8"
);
/// The style sheet of screens on the wall.
pub const SCREENS: Asset = asset!(
    concat!(
        ":root {\n",
        style!("light"),
        "}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n",
        style!("dark"),
        "}\n}\n",
        style!("tokens"),
        style!("ground"),
        style!("wall"),
    )
    .as_bytes(),
    "screens",
    "css",
    "text/css; charset=utf-8"
);
/// Both palettes side by side, for the page of the parts.
pub const HALVES: Asset = asset!(
    concat!(
        ".in-light {\ncolor-scheme: only light;\n",
        style!("light"),
        "}\n.in-dark {\ncolor-scheme: only dark;\n",
        style!("dark"),
        "}\n",
        style!("halves"),
    )
    .as_bytes(),
    "halves",
    "css",
    "text/css; charset=utf-8"
);
macro_rules! script {
    ($part:literal) => {
        include_str!(concat!("../../../static/script/", $part, ".js"))
    };
}

/// The script; every page works without it.
pub const SCRIPT: Asset = asset!(
    concat!(
        "\"use strict\";\n",
        script!("fresh"),
        script!("sound"),
        script!("clock"),
        script!("keys"),
        script!("endings"),
        script!("picker"),
        script!("finder"),
        script!("forms"),
        script!("files"),
        script!("arrival"),
        script!("charts"),
        script!("share"),
        script!("hints"),
        script!("workings"),
        script!("suggestions"),
        script!("tell"),
        script!("way"),
    )
    .as_bytes(),
    "magister",
    "js",
    "text/javascript; charset=utf-8"
);
/// The script of the board beside moves that are being written.
pub const BOARD_SCRIPT: Asset = asset!("board", "board", "js", "text/javascript; charset=utf-8");
/// The script of the page where the results of a round are entered by keys.
pub const KEYPAD_SCRIPT: Asset = asset!("keypad", "keypad", "js", "text/javascript; charset=utf-8");
/// The script of pages that follow what happens.
pub const LIVE_SCRIPT: Asset = asset!("live", "live", "js", "text/javascript; charset=utf-8");
/// The script that keeps entries until they have arrived.
pub const OUTBOX_SCRIPT: Asset = asset!("outbox", "outbox", "js", "text/javascript; charset=utf-8");
/// The script that keeps the queue of an event up to date.
pub const QUEUE_SCRIPT: Asset = asset!("queue", "queue", "js", "text/javascript; charset=utf-8");
/// The script of screens on the wall.
pub const SCREEN_SCRIPT: Asset = asset!("screen", "screen", "js", "text/javascript; charset=utf-8");
/// The button of printed sheets.
pub const PRINT_SCRIPT: Asset = asset!("print", "print", "js", "text/javascript; charset=utf-8");
/// The script of the board on a page of rules.
pub const TRY_SCRIPT: Asset = asset!("try", "try", "js", "text/javascript; charset=utf-8");
/// The script that plays a game through.
pub const REPLAY_SCRIPT: Asset = asset!("replay", "replay", "js", "text/javascript; charset=utf-8");
pub const ICON: Asset = asset!("icon", "icon", "svg", "image/svg+xml");
/// For phones on which Magister is installed.
pub const ICON_192: Asset = asset!("pictures/icon-192", "icon-192", "png", "image/png");
/// The same with room around it, for phones that cut icons to their own shape.
pub const ICON_512: Asset = asset!("pictures/icon-512", "icon-512", "png", "image/png");
/// The interface, in letters of Western Europe; every page needs it.
pub const SANS: Asset =
    asset!("fonts/source-sans-3-latin-wght-normal", "source-sans-3-latin", "woff2", "font/woff2");
pub(super) const SANS_EXT: Asset = asset!(
    "fonts/source-sans-3-latin-ext-wght-normal",
    "source-sans-3-latin-ext",
    "woff2",
    "font/woff2"
);
/// Titles.
pub const SERIF: Asset =
    asset!("fonts/source-serif-4-latin-wght-normal", "source-serif-4-latin", "woff2", "font/woff2");
pub(super) const SERIF_EXT: Asset = asset!(
    "fonts/source-serif-4-latin-ext-wght-normal",
    "source-serif-4-latin-ext",
    "woff2",
    "font/woff2"
);
/// The picture beside a link to a page: 1200 by 630 pixels, as all of them.
pub const PICTURE: Asset = asset!("pictures/mark", "magister", "png", "image/png");
pub const PICTURE_OF_GBG: Asset = asset!("pictures/gbg", "glass-bead-game", "png", "image/png");
pub const PICTURE_OF_GBC: Asset =
    asset!("pictures/gbc", "glass-bead-challenge", "png", "image/png");
pub const PICTURE_OF_BOHNENSPIEL: Asset =
    asset!("pictures/bohnenspiel", "bohnenspiel", "png", "image/png");
pub const PICTURE_OF_OWARE: Asset = asset!("pictures/oware", "oware", "png", "image/png");
/// All of them but the pictures of the manual, each served under its own name.
const ALL: &[Asset] = &[
    STYLE,
    HALVES,
    PRINTS,
    SCREENS,
    SCRIPT,
    BOARD_SCRIPT,
    KEYPAD_SCRIPT,
    QUEUE_SCRIPT,
    LIVE_SCRIPT,
    OUTBOX_SCRIPT,
    REPLAY_SCRIPT,
    PRINT_SCRIPT,
    SCREEN_SCRIPT,
    TRY_SCRIPT,
    ICON,
    ICON_192,
    ICON_512,
    SANS,
    SANS_EXT,
    SERIF,
    SERIF_EXT,
    PICTURE,
    PICTURE_OF_GBG,
    PICTURE_OF_GBC,
    PICTURE_OF_BOHNENSPIEL,
    PICTURE_OF_OWARE,
];

/// The file of this name.
pub fn named(name: &str) -> Option<Asset> {
    let of_manual =
        manual::ALL.iter().flat_map(|shot| shot.pictures()).map(|picture| picture.asset);
    ALL.iter().copied().chain(of_manual).find(|asset| asset.file_name() == name)
}

/// Those made of text, which packing makes smaller.
pub fn texts() -> impl Iterator<Item = Asset> {
    ALL.iter().copied().filter(|asset| !matches!(asset.extension, "woff2" | "png"))
}

impl Asset {
    /// A file by its name, extension and media type.
    pub(super) const fn new(
        (name, extension, media_type): (&'static str, &'static str, &'static str),
        bytes: &'static [u8],
    ) -> Self {
        Self { name, extension, media_type, bytes, hash: content_hash(bytes) }
    }

    /// Its file name, with the hash of its content: another content has another name.
    pub fn file_name(&self) -> String {
        format!("{}-{:016x}.{}", self.name, self.hash, self.extension)
    }

    /// Its address.
    pub fn href(&self) -> String {
        format!("/static/{}", self.file_name())
    }
}

/// FNV-1a, computed when the program is built. Not a secret: it only tells versions apart.
const fn content_hash(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use words::Language;

    use super::*;
    use crate::board::glass;
    use crate::render;

    type Colours = HashMap<String, [f64; 3]>;

    fn sheet() -> &'static str {
        std::str::from_utf8(STYLE.bytes).unwrap()
    }

    /// The custom properties of the `n`th block `:root`: light, dark.
    fn colours(n: usize) -> Colours {
        let block = sheet().split(":root {").nth(n + 1).unwrap();
        let (block, _) = block.split_once('}').unwrap();
        let pairs = block.lines().filter_map(|line| line.trim().split_once(": #"));
        pairs
            .map(|(name, hex)| {
                let part = |at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
                let rgb = [part(0), part(2), part(4)].map(|part| f64::from(part) / 255.0);
                (name.trim_start_matches("--").to_owned(), rgb)
            })
            .collect()
    }

    fn schemes() -> [Colours; 2] {
        let light = colours(0);
        let mut dark = light.clone();
        dark.extend(colours(1));
        [light, dark]
    }

    /// WCAG 2.2, "relative luminance".
    fn luminance(rgb: [f64; 3]) -> f64 {
        let linear = rgb.map(|part| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// WCAG 2.2, "contrast ratio".
    fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn check(least: f64, colour: &str, grounds: &str) {
        for scheme in schemes() {
            for ground in grounds.split(' ') {
                let found = contrast(scheme[colour], scheme[ground]);
                assert!(found >= least, "{colour} on {ground}: {found:.2} of {least}");
            }
        }
    }

    #[test]
    fn text_can_be_read_on_every_ground() {
        let soft = "accent-soft good-soft bad-soft warn-soft info-soft";
        check(4.5, "ink", &format!("bg card sunk wood pit {soft}"));
        check(4.5, "mute", &format!("bg card sunk wood {soft}"));
        check(4.5, "accent", "bg card");
        check(4.5, "good", "bg card sunk good-soft");
        check(4.5, "bad", "bg card sunk bad-soft");
        check(4.5, "warn", "bg card sunk warn-soft");
        check(4.5, "on-accent", "accent accent-strong");
        check(4.5, "on-stone", "stone");
        check(4.5, "mute", "square");
        check(4.5, "on-accent", "blue");
    }

    #[test]
    fn words_that_lead_nowhere_are_not_faded() {
        let (_, rule) = sheet().split_once("\n.steps span {").unwrap();
        assert!(!rule.split_once('}').unwrap().0.contains("opacity"));
    }

    #[test]
    fn edges_and_marks_can_be_seen() {
        check(3.0, "edge", "bg card sunk");
        check(3.0, "accent", "bg card sunk accent-soft wood pit");
        check(3.0, "stone", "wood pit");
        check(3.0, "red", "wood square red-soft");
        check(3.0, "blue", "wood square blue-soft");
        check(3.0, "accent", "square red-soft blue-soft");
        check(3.0, "gem-edge", "wood pit");
    }

    #[test]
    fn the_number_on_a_gem_can_be_read() {
        let svg = render(glass(), Language::DEFAULT).unwrap();
        for n in 1..=9 {
            let (before, _) = svg.split_once(&format!(">{n}</text>")).unwrap();
            let (_, text) = before.rsplit_once("class=\"gv ").unwrap();
            let ink = if text.starts_with("on-dark") { "on-dark-gem" } else { "on-light-gem" };
            check(4.5, ink, &format!("gem-{n}"));
        }
    }

    #[test]
    fn the_style_sheet_loads_the_fonts_of_the_program_and_nothing_else() {
        let loaded: Vec<_> = sheet().split("url(").skip(1).collect();
        let fonts = [SANS, SANS_EXT, SERIF, SERIF_EXT].map(|font| font.file_name());
        assert_eq!(loaded.len(), fonts.len());
        for font in fonts {
            assert!(loaded.iter().any(|url| url.starts_with(&format!("{font})"))), "{font}");
        }
        assert!(!sheet().contains("@import"));
    }
}
