//! At the end, and when something breaks.

use super::super::chapter::{Block, Chapter, Section, Step};
use super::{CORRECTIONS, PRINTING, SERVE_TO_ALL, WI_FI};
use crate::assets::manual;

const BACKUP: &str = "magister backup after-round-3.magister";

const RESTORE: &str = "magister restore after-round-3.magister";

const REPLACE: &str = "magister restore backups/magister-2026-11-22-100007.magister --replace";

const SERVER: &str = "magister --database postgres://USER@HOST/NAME backup server.magister\n\
    magister --database postgres://USER@HOST/NAME restore server.magister --replace";

pub static CLOSING: Chapter = Chapter {
    path: "closing",
    title: "manual-closing",
    about: "manual-closing-about",
    sections: &[
        Section {
            heading: "manual-closing-close",
            blocks: &[Block::Steps(&[
                Step::new("manual-closing-check"),
                Step::new("manual-closing-button"),
                Step::showing(
                    "manual-closing-confirm",
                    &manual::CLOSING_CLOSE,
                    "manual-closing-alt",
                ),
                Step::showing(
                    "manual-closing-ratings",
                    &manual::CLOSING_RATINGS,
                    "manual-closing-ratings-alt",
                ),
            ])],
        },
        Section {
            heading: "manual-closing-prizes",
            blocks: &[Block::Steps(&[
                Step::new("manual-closing-certificates"),
                Step::new("manual-closing-file"),
                Step::new("manual-closing-copy"),
            ])],
        },
        Section {
            heading: "manual-closing-later",
            blocks: &[Block::Points(&[
                "manual-closing-correct",
                "manual-closing-reopen",
                "manual-closing-list",
                "manual-closing-import",
            ])],
        },
    ],
    troubles: &[
        ("manual-closing-trouble-open", "manual-closing-trouble-open-do"),
        ("manual-closing-trouble-unrated", "manual-closing-trouble-unrated-do"),
    ],
    see: &[&PRINTING, &CORRECTIONS, &DEAD_LAPTOP],
};

pub static DEAD_LAPTOP: Chapter = Chapter {
    path: "dead-laptop",
    title: "manual-laptop",
    about: "manual-laptop-about",
    sections: &[
        Section {
            heading: "manual-laptop-file",
            blocks: &[Block::Words("manual-laptop-one"), Block::Words("manual-laptop-three")],
        },
        Section {
            heading: "manual-laptop-copies",
            blocks: &[
                Block::Words("manual-laptop-itself"),
                Block::Words("manual-laptop-running"),
                Block::Typed(BACKUP),
                Block::Words("manual-laptop-private"),
                Block::Words("manual-laptop-event"),
                Block::Words("manual-laptop-paper"),
            ],
        },
        Section {
            heading: "manual-laptop-move",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-laptop-fetch"),
                    Step::typing("manual-laptop-place", RESTORE),
                    Step::new("manual-laptop-checked"),
                    Step::typing("manual-laptop-start", SERVE_TO_ALL),
                    Step::new("manual-laptop-sign-in"),
                    Step::new("manual-laptop-address"),
                ]),
                Block::Words("manual-laptop-links"),
            ],
        },
        Section {
            heading: "manual-laptop-back",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-laptop-stop"),
                    Step::typing("manual-laptop-replace", REPLACE),
                    Step::new("manual-laptop-again"),
                ]),
                Block::Words("manual-laptop-aside"),
                Block::Words("manual-laptop-upgrade"),
            ],
        },
        Section {
            heading: "manual-laptop-postgres",
            blocks: &[Block::Words("manual-laptop-dump"), Block::Typed(SERVER)],
        },
    ],
    troubles: &[
        ("manual-laptop-trouble-moved", "manual-laptop-trouble-moved-do"),
        ("manual-laptop-trouble-newer", "manual-laptop-trouble-newer-do"),
        ("manual-laptop-trouble-rights", "manual-laptop-trouble-rights-do"),
        ("manual-laptop-trouble-both", "manual-laptop-trouble-both-do"),
    ],
    see: &[&WI_FI],
};
