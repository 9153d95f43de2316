//! A code that phones read.

use std::fmt::Write;

use askama::Template;
use qrcode::{Color, EcLevel, QrCode};
use words::Text;

use crate::filters;

/// A QR code, drawn as one path of dark modules.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(path = "prints/code.svg")]
pub struct Code {
    /// Modules along a side, with the light edge that readers look for.
    side: usize,
    path: String,
    label: Text,
}

/// Modules of the light edge (ISO/IEC 18004, 6.3.8).
const EDGE: usize = 4;

impl Code {
    /// The code of a text; `None` for more text than a code holds.
    pub fn new(text: &str, label: Text) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let colours = code.to_colors();
        let mut path = String::new();
        for (y, row) in colours.chunks(code.width()).enumerate() {
            draw_row(&mut path, y + EDGE, row);
        }
        Some(Self { side: code.width() + 2 * EDGE, path, label })
    }
}

/// Modules side by side are one stroke, so that no printer leaves a gap between them.
fn draw_row(path: &mut String, y: usize, row: &[Color]) {
    let mut x = EDGE;
    for run in row.chunk_by(|one, next| one == next) {
        if run.first() == Some(&Color::Dark) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{x} {y}h{0}v1h-{0}z", run.len());
        }
        x += run.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the path has a module dark: each of its strokes is `M{x} {y}h{n}v1h-{n}z`.
    fn is_dark(path: &str, (x, y): (usize, usize)) -> bool {
        path.split('M').skip(1).any(|stroke| {
            let (at, n) = stroke.split_once('h').unwrap();
            let (left, top) = at.split_once(' ').unwrap();
            let left: usize = left.parse().unwrap();
            let n: usize = n.split_once('v').unwrap().0.parse().unwrap();
            top == y.to_string() && (left..left + n).contains(&x)
        })
    }

    #[test]
    fn a_code_reads_as_what_was_written() {
        for text in ["M:17", "http://192.168.1.20:8470/tournaments/12/rounds/13/boards/30"] {
            let code = Code::new(text, Text::new("save")).unwrap();
            let dot =
                |x: usize, y: usize| if is_dark(&code.path, (x / 3, y / 3)) { 0 } else { 255 };
            let side = code.side * 3;
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, dot);
            let grids = image.detect_grids();
            assert_eq!(grids[0].decode().unwrap().1, text);
        }
    }

    #[test]
    fn too_much_text_is_no_code() {
        assert_eq!(Code::new(&"a".repeat(5000), Text::new("save")), None);
    }
}
