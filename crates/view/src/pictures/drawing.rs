//! From SVG to the pixels that messengers show.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;
use words::Language;

use super::letters;
use crate::{Part, RenderError, render};

const SIZE: (u32, u32) = (1200, 630);

/// A picture that is not drawn yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    svg: String,
}

/// What is drawn; nothing if no letter of its name can be written, or the record of a game cannot
/// be read.
pub(super) type Found = Result<Option<Drawing>, RenderError>;

impl Drawing {
    pub(super) fn found(picture: Option<impl Part>, language: Language) -> Found {
        picture.map(|picture| Self::of(&picture, language)).transpose()
    }

    pub(super) fn of(picture: &impl Part, language: Language) -> Result<Self, RenderError> {
        Ok(Self { svg: render(picture, language)? })
    }

    /// The picture as PNG: tens of milliseconds of work, and three megabytes while it is done.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let tree = Tree::from_str(&self.svg, &letters::options())?;
        let mut pixels = Pixmap::new(SIZE.0, SIZE.1).ok_or(RenderError::Png)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        // Nothing shines through: three bytes a pixel make a smaller file.
        let opaque: Vec<u8> =
            pixels.data().as_chunks::<4>().0.iter().flat_map(|[rgb @ .., _]| *rgb).collect();
        drop(pixels);
        written(&opaque).map_err(|_| RenderError::Png)
    }
}

fn written(pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIZE.0, SIZE.1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}
