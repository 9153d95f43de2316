//! Style, script and icon: part of the program, named by their content, kept for ever.

/// One file of `static/`.
#[derive(Debug, Clone, Copy)]
pub struct Asset {
    name: &'static str,
    extension: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    hash: u64,
}

macro_rules! asset {
    ($name:literal, $extension:literal, $media_type:literal) => {{
        let bytes = include_bytes!(concat!("../../static/", $name, ".", $extension));
        Asset {
            name: $name,
            extension: $extension,
            media_type: $media_type,
            bytes,
            hash: content_hash(bytes),
        }
    }};
}

/// The style sheet.
pub const STYLE: Asset = asset!("magister", "css", "text/css; charset=utf-8");
/// The script; every page works without it.
pub const SCRIPT: Asset = asset!("magister", "js", "text/javascript; charset=utf-8");
/// The icon.
pub const ICON: Asset = asset!("icon", "svg", "image/svg+xml");
/// All of them.
pub const ALL: [Asset; 3] = [STYLE, SCRIPT, ICON];

impl Asset {
    /// Its file name, with the hash of its content: another content has another name.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}-{:016x}.{}", self.name, self.hash, self.extension)
    }

    /// Its address.
    #[must_use]
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
