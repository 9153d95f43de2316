//! What the lesson says, and the moves that it shows, on each tiling.

use rules::glass_bead_challenge::Tiling;

/// A board that pictures show.
pub(super) struct Shown {
    pub(super) spec: &'static str,
    /// What its size is called, with its side.
    pub(super) size: &'static str,
    pub(super) side: u8,
}

/// The texts that differ, and the game that is shown.
pub(super) struct Told {
    /// What boards of the tiling are called.
    pub(super) kind: &'static str,
    /// What one of a size is called beside the others.
    pub(super) size: &'static str,
    /// The size that most play, as a spec has it.
    pub(super) usual: &'static str,
    pub(super) shown: Shown,
    /// Red's, Blue's and Red's: after two of them a cell is nobody's, after three it is Red's.
    pub(super) moves: [&'static str; 3],
    pub(super) board: &'static str,
    pub(super) board_picture: &'static str,
    pub(super) owning: &'static str,
    pub(super) own: &'static str,
    pub(super) own_picture: &'static str,
    pub(super) share: &'static str,
    pub(super) share_picture: &'static str,
    pub(super) change_picture: &'static str,
    pub(super) moving: &'static str,
    pub(super) end: &'static str,
    pub(super) komi: &'static str,
    pub(super) stakes: &'static str,
    pub(super) writing: &'static str,
    /// A move that every board of the tiling has.
    pub(super) written: &'static str,
    pub(super) written_means: &'static str,
    /// What the sources leave open.
    pub(super) ours: &'static [&'static str],
}

pub(super) fn told(tiling: Tiling) -> &'static Told {
    match tiling {
        Tiling::Squares => &SQUARES,
        Tiling::Hexagons => &HEXAGONS,
        Tiling::Pentagons => &PENTAGONS,
    }
}

const SQUARES: Told = Told {
    kind: "play-gbc-kind",
    size: "size-squares",
    usual: "9",
    shown: Shown { spec: "gbc:8", size: "size-squares", side: 8 },
    moves: ["d4", "f6", "d6"],
    board: "play-gbc-board",
    board_picture: "play-gbc-board-picture",
    owning: "play-gbc-owning",
    own: "play-gbc-own",
    own_picture: "play-gbc-own-picture",
    share: "play-gbc-share",
    share_picture: "play-gbc-share-picture",
    change_picture: "play-gbc-change-picture",
    moving: "play-gbc-moving",
    end: "play-gbc-end",
    komi: "play-gbc-komi",
    stakes: "play-gbc-stakes",
    writing: "play-gbc-writing",
    written: "e5",
    written_means: "play-gbc-writing-move",
    ours: &["play-gbc-ours-drop", "play-gbc-ours-stakes"],
};

const HEXAGONS: Told = Told {
    kind: "play-gbc-hex-kind",
    size: "play-gbc-hex-side",
    usual: "hex5",
    shown: Shown { spec: "gbc:hex5", size: "play-gbc-hex-size", side: 5 },
    moves: ["e5", "g7", "e6"],
    board: "play-gbc-hex-board",
    board_picture: "play-gbc-cells-board-picture",
    owning: "play-gbc-cells-owning",
    own: "play-gbc-hex-own",
    own_picture: "play-gbc-hex-own-picture",
    share: "play-gbc-cells-share",
    share_picture: "play-gbc-hex-share-picture",
    change_picture: "play-gbc-hex-change-picture",
    moving: "play-gbc-cells-moving",
    end: "play-gbc-hex-end",
    komi: "play-gbc-cells-komi",
    stakes: "play-gbc-cells-stakes",
    writing: "play-gbc-hex-writing",
    written: "e5",
    written_means: "play-gbc-hex-writing-move",
    ours: &["play-gbc-ours-boards", "play-gbc-cells-ours-drop", "play-gbc-ours-stakes"],
};

const PENTAGONS: Told = Told {
    kind: "play-gbc-cairo-kind",
    size: "size-squares",
    usual: "cairo5",
    shown: Shown { spec: "gbc:cairo5", size: "play-gbc-cairo-size", side: 5 },
    moves: ["c3l", "a3r", "b4r"],
    board: "play-gbc-cairo-board",
    own: "play-gbc-cairo-own",
    own_picture: "play-gbc-cairo-own-picture",
    share: "play-gbc-cairo-share",
    share_picture: "play-gbc-cairo-share-picture",
    change_picture: "play-gbc-cairo-change-picture",
    end: "play-gbc-cairo-end",
    writing: "play-gbc-cairo-writing",
    written: "c2t",
    written_means: "play-gbc-cairo-writing-move",
    ..HEXAGONS
};
