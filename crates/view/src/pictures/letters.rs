//! The letters of pictures: the fonts of the pages, how wide they are, and names that fit.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use deunicode::deunicode_char;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::Script;
use resvg::usvg::{self, FontResolver, fontdb};
use skrifa::instance::Size;
use skrifa::{FontRef, MetadataProvider};

use crate::assets::{self, Asset};

/// What is written in one font and one weight; `static/style/pictures.css` has a class of the same
/// name for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Letters {
    Title,
    Name,
    Plain,
}

/// How much room words have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    pub(super) width: f64,
    pub(super) lines: usize,
    /// How large they are at most, and at least.
    pub(super) sizes: (f64, f64),
}

/// Words in their room.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Words {
    letters: Letters,
    pub(super) class: &'static str,
    pub(super) size: f64,
    /// Each with its place below the first.
    pub(super) lines: Vec<(f64, String)>,
}

/// Sans and serif, each in two files: letters of Western Europe, then others that are Latin.
const FILES: [[Asset; 2]; 2] =
    [[assets::SANS, assets::SANS_EXT], [assets::SERIF, assets::SERIF_EXT]];

/// Decoded once.
static FONTS: LazyLock<[[Arc<Vec<u8>>; 2]; 2]> = LazyLock::new(|| {
    // What is no font has no letters, and nothing is written with it.
    let decoded = |file: Asset| Arc::new(wuff::decompress_woff2(file.bytes).unwrap_or_default());
    FILES.map(|files| files.map(decoded))
});

/// For what draws pictures.
struct Database {
    fonts: Arc<fontdb::Database>,
    sans: [Option<fontdb::ID>; 2],
    serif: [Option<fontdb::ID>; 2],
}

static DATABASE: LazyLock<Database> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    let [sans, serif] = FONTS.each_ref().map(|family| {
        family.each_ref().map(|file| {
            let source = fontdb::Source::Binary(Arc::clone(file) as _);
            fonts.load_font_source(source).first().copied()
        })
    });
    Database { fonts: Arc::new(fonts), sans, serif }
});

/// The fonts of the program, and no others.
pub(super) fn options() -> usvg::Options<'static> {
    let Database { fonts, sans, serif } = &*DATABASE;
    let is_serif = |family: &usvg::FontFamily| match family {
        usvg::FontFamily::Named(name) => name.contains("Serif"),
        _ => false,
    };
    let select_font = move |font: &usvg::Font, _: &mut Arc<fontdb::Database>| {
        let family = if font.families().first().is_some_and(is_serif) { serif } else { sans };
        family[0]
    };
    let select_fallback = move |_: char, used: &[fontdb::ID], _: &mut Arc<fontdb::Database>| {
        let family = if serif[0].is_some_and(|id| used.contains(&id)) { serif } else { sans };
        family[1].filter(|id| !used.contains(id))
    };
    usvg::Options {
        fontdb: Arc::clone(fonts),
        font_resolver: FontResolver {
            select_font: Box::new(select_font),
            select_fallback: Box::new(select_fallback),
        },
        ..usvg::Options::default()
    }
}

impl Letters {
    /// The class in the style sheet.
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Title => "serif",
            Self::Name => "name",
            Self::Plain => "plain",
        }
    }

    fn weight(self) -> f32 {
        if self == Self::Plain { 400.0 } else { 600.0 }
    }

    /// How wide each letter is that there is, a pixel high.
    fn widths(self) -> &'static HashMap<char, f64> {
        static WIDTHS: LazyLock<[HashMap<char, f64>; 3]> =
            LazyLock::new(|| [Letters::Title, Letters::Name, Letters::Plain].map(measured));
        &WIDTHS[self as usize]
    }

    /// How wide a text is, a pixel high.
    fn width(self, text: &str) -> f64 {
        let widths = self.widths();
        text.chars().filter_map(|letter| widths.get(&letter)).sum()
    }

    /// Words in a room: as large as they fit, and what does not fit ends with `…`. Nothing if
    /// nothing of them can be written.
    pub(super) fn fit(self, text: &str, room: Room) -> Option<Words> {
        let text = written(text);
        let (mut size, least) = room.sizes;
        while size > least && !self.fits(&text, room, size) {
            size -= 1.0;
        }
        let mut lines = self.wrapped(&text, room.width / size);
        if lines.len() > room.lines {
            lines.truncate(room.lines);
            let end = lines.pop().unwrap_or_default();
            lines.push(self.cut(&end, room.width / size));
        }
        let place = |(idx, line): (u32, String)| (f64::from(idx) * (size * 1.12).round(), line);
        let lines: Vec<_> = (0..).zip(lines).map(place).collect();
        (!lines.is_empty()).then_some(Words { letters: self, class: self.class(), size, lines })
    }

    fn fits(self, text: &str, room: Room, size: f64) -> bool {
        let width = room.width / size;
        text.split(' ').all(|word| self.width(word) <= width)
            && self.wrapped(text, width).len() <= room.lines
    }

    /// Lines of whole words; a word that is too long is broken.
    fn wrapped(self, text: &str, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let with_it = lines.last().map(|line| format!("{line} {word}"));
            match with_it.filter(|line| self.width(line) <= width) {
                Some(line) => drop(lines.splice(lines.len() - 1.., [line])),
                None => lines.extend(self.broken(word, width)),
            }
        }
        lines
    }

    fn broken(self, word: &str, width: f64) -> Vec<String> {
        let mut parts = vec![String::new()];
        for letter in word.chars() {
            let part = parts.pop().unwrap_or_default();
            let longer = format!("{part}{letter}");
            if part.is_empty() || self.width(&longer) <= width {
                parts.push(longer);
            } else {
                parts.extend([part, letter.to_string()]);
            }
        }
        parts
    }

    fn cut(self, text: &str, width: f64) -> String {
        let mut text = text.to_owned();
        while self.width(&text) + self.width("…") > width && text.pop().is_some() {}
        text.trim_end().to_owned() + "…"
    }
}

impl Words {
    /// Of the longest line.
    pub(super) fn width(&self) -> f64 {
        let widths = self.lines.iter().map(|line| self.letters.width(&line.1) * self.size);
        widths.fold(0.0, f64::max)
    }

    /// From the top of the first line to the bottom of the last.
    pub(super) fn height(&self) -> f64 {
        self.size * 1.12 + self.lines.last().map_or(0.0, |line| line.0)
    }
}

fn measured(letters: Letters) -> HashMap<char, f64> {
    let mut widths = HashMap::new();
    for file in &FONTS[usize::from(letters == Letters::Title)] {
        let Ok(font) = FontRef::new(file) else { continue };
        let location = font.axes().location([("wght", letters.weight())]);
        let metrics = font.glyph_metrics(Size::new(1.0), &location);
        for (letter, glyph) in font.charmap().mappings() {
            if let (Some(letter), Some(width)) =
                (char::from_u32(letter), metrics.advance_width(glyph))
            {
                widths.entry(letter).or_insert(width.into());
            }
        }
    }
    widths
}

/// A text in letters that the fonts have. Scripts that are commonly written with Latin letters
/// are; of others, which would come out wrong, nothing is written.
pub(super) fn written(text: &str) -> String {
    let text = ComposingNormalizerBorrowed::new_nfc().normalize(text);
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            _ if letter.is_whitespace() => plain.push(' '),
            _ if has(letter) => plain.push(letter),
            _ if is_romanised(letter) => plain.push_str(deunicode_char(letter).unwrap_or_default()),
            _ => {}
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(letter: char) -> bool {
    let all = [Letters::Title, Letters::Name];
    all.iter().all(|letters| letters.widths().contains_key(&letter))
}

fn is_romanised(letter: char) -> bool {
    let script = CodePointMapData::<Script>::new().get(letter);
    [
        Script::Latin,
        Script::Greek,
        Script::Cyrillic,
        Script::Armenian,
        Script::Georgian,
        Script::Hangul,
        Script::Hiragana,
        Script::Katakana,
    ]
    .contains(&script)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { width: 400.0, lines: 2, sizes: (60.0, 28.0) };

    #[test]
    fn text_is_measured_as_it_is_drawn() {
        for (letters, style) in [
            (Letters::Title, "font: 600 100px 'Source Serif 4'"),
            (Letters::Name, "font: 600 100px 'Source Sans 3'"),
            (Letters::Plain, "font: 400 100px 'Source Sans 3'"),
        ] {
            for text in ["Josef Knecht", "Dvořák Łukasz", "1712 ± 54"] {
                let svg = format!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><text y=\"100\" style=\"{style}\">{text}</text></svg>"
                );
                let tree = usvg::Tree::from_str(&svg, &options()).unwrap();
                let drawn = f64::from(tree.root().bounding_box().width());
                let measured = letters.width(text) * 100.0;
                assert!((drawn - measured).abs() < 15.0, "{letters:?} {text}: {drawn} {measured}");
            }
        }
    }

    #[test]
    fn the_longest_names_fit() {
        let long = "Wilhelmina ".repeat(6);
        let word = "W".repeat(60);
        for text in [&long[..60], &word, "Bo", "Wolfeschlegelsteinhausenbergerdorff the Younger"] {
            let words = Letters::Title.fit(text, ROOM).unwrap();
            assert!(words.lines.len() <= 2 && words.size >= 28.0, "{words:?}");
            for (_, line) in &words.lines {
                assert!(Letters::Title.width(line) * words.size <= 400.0, "{words:?}");
            }
        }
        assert!(Letters::Title.fit("Bo", ROOM).unwrap().size > 59.5);
        let cut = Letters::Title.fit(&word, ROOM).unwrap();
        assert!(cut.lines[1].1.ends_with('…'), "{cut:?}");
        assert!(!cut.lines[0].1.contains('…'), "{cut:?}");
    }

    #[test]
    fn other_scripts_are_romanised_or_left_out() {
        let check = |name: &str, expected: &str| assert_eq!(written(name), expected);
        check("Dvořák, Łukasz", "Dvořák, Łukasz");
        check("Nguyễn Thị Ánh", "Nguyen Thi Ánh");
        check("Юрий Гагарин", "Iurii Gagarin");
        check("Ελένη", "Elene");
        check("Open 東京 🎉 2026", "Open 2026");
        check("王芳", "");
        check("E\u{301}mile", "Émile");
        assert_eq!(Letters::Name.fit("王芳", ROOM), None);
    }
}
