//! On the day.

use super::super::chapter::{Block, Chapter, Picture, Section, Step};
use super::WI_FI;
use crate::assets::manual;

pub static PLAYERS: Chapter = Chapter {
    path: "players",
    title: "manual-players",
    about: "manual-players-about",
    sections: &[
        Section {
            heading: "manual-players-list",
            blocks: &[Block::Steps(&[
                Step::new("manual-players-tab"),
                Step::showing(
                    "manual-players-paste",
                    &manual::PLAYERS_LIST,
                    "manual-players-paste-alt",
                ),
                Step::new("manual-players-preview"),
                Step::showing(
                    "manual-players-decide",
                    &manual::PLAYERS_DECIDE,
                    "manual-players-decide-alt",
                ),
                Step::new("manual-players-add"),
            ])],
        },
        Section {
            heading: "manual-players-one",
            blocks: &[Block::Steps(&[Step::new("manual-players-single")])],
        },
        Section {
            heading: "manual-players-later",
            blocks: &[Block::Points(&[
                "manual-players-late",
                "manual-players-absent",
                "manual-players-gone",
            ])],
        },
    ],
    troubles: &[
        ("manual-players-trouble-name", "manual-players-trouble-name-do"),
        ("manual-players-trouble-twice", "manual-players-trouble-twice-do"),
        ("manual-players-trouble-letters", "manual-players-trouble-letters-do"),
    ],
    see: &[],
};

pub static ROUND: Chapter = Chapter {
    path: "round",
    title: "manual-round",
    about: "manual-round-about",
    sections: &[
        Section {
            heading: "manual-round-begin",
            blocks: &[
                Block::Steps(&[Step::showing(
                    "manual-round-start",
                    &manual::ROUND_START,
                    "manual-round-start-alt",
                )]),
                Block::Words("manual-round-robin"),
            ],
        },
        Section {
            heading: "manual-round-checkin",
            blocks: &[
                Block::Words("manual-round-checkin-why"),
                Block::Points(&[
                    "manual-round-checkin-list",
                    "manual-round-checkin-badges",
                    "manual-round-checkin-open",
                    "manual-round-checkin-close",
                    "manual-round-checkin-twice",
                ]),
            ],
        },
        Section {
            heading: "manual-round-pairing",
            blocks: &[
                Block::Steps(&[
                    Step::showing(
                        "manual-round-look",
                        &manual::ROUND_DRAFT,
                        "manual-round-draft-alt",
                    ),
                    Step::new("manual-round-adjust"),
                    Step::new("manual-round-publish"),
                    Step::new("manual-round-print"),
                ]),
                Block::Words("manual-round-hall"),
            ],
        },
        Section {
            heading: "manual-round-results",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-round-keypad"),
                    Step::new("manual-round-keys"),
                    Step::new("manual-round-check"),
                ]),
                Block::Words("manual-round-more"),
                Block::Steps(&[
                    Step::new("manual-round-board"),
                    Step::showing(
                        "manual-round-enter",
                        &manual::ROUND_RESULT,
                        "manual-round-enter-alt",
                    ),
                ]),
                Block::Words("manual-round-moves"),
                Block::Words("manual-round-silent"),
            ],
        },
        Section {
            heading: "manual-round-clock",
            blocks: &[
                Block::Words("manual-round-clock-why"),
                Block::Steps(&[
                    Step::new("manual-round-clock-start"),
                    Step::new("manual-round-clock-add"),
                    Step::new("manual-round-clock-sound"),
                ]),
            ],
        },
        Section {
            heading: "manual-round-phones",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-round-links"),
                    Step::new("manual-round-cards"),
                    Step::new("manual-round-policy"),
                    Step::new("manual-round-queue"),
                ]),
                Block::Words("manual-round-tablets"),
                Block::Words("manual-round-disputes"),
                Block::Words("manual-round-themselves"),
            ],
        },
        Section {
            heading: "manual-round-offline",
            blocks: &[
                Block::Words("manual-round-offline-why"),
                Block::Points(&[
                    "manual-round-offline-kept",
                    "manual-round-offline-open",
                    "manual-round-offline-card",
                    "manual-round-offline-late",
                ]),
            ],
        },
        Section {
            heading: "manual-round-public",
            blocks: &[
                Block::Words("manual-round-public-why"),
                Block::Points(&[
                    "manual-round-public-event",
                    "manual-round-public-own",
                    "manual-round-public-player",
                ]),
                Block::Words("manual-round-public-staff"),
            ],
        },
        Section {
            heading: "manual-round-following",
            blocks: &[Block::Steps(&[Step::showing(
                "manual-round-next",
                &manual::ROUND_NEXT,
                "manual-round-next-alt",
            )])],
        },
    ],
    troubles: &[
        ("manual-round-trouble-absent", "manual-round-trouble-absent-do"),
        ("manual-round-trouble-late", "manual-round-trouble-late-do"),
        ("manual-round-trouble-pairing", "manual-round-trouble-pairing-do"),
        ("manual-round-trouble-two", "manual-round-trouble-two-do"),
    ],
    see: &[&PRINTING, &CORRECTIONS],
};

pub static SCREENS: Chapter = Chapter {
    path: "screens",
    title: "manual-screens",
    about: "manual-screens-about",
    sections: &[
        Section {
            heading: "manual-screens-set-up",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-screens-open"),
                    Step::new("manual-screens-full"),
                    Step::new("manual-screens-choose"),
                ]),
                Block::Picture(Picture {
                    shot: &manual::SCREENS_WALL,
                    alt: "manual-screens-wall-alt",
                }),
                Block::Words("manual-screens-more"),
            ],
        },
        Section {
            heading: "manual-screens-shows",
            blocks: &[Block::Points(&[
                "manual-screens-missing",
                "manual-screens-pairings",
                "manual-screens-standings",
                "manual-screens-games",
                "manual-screens-clock",
                "manual-screens-public",
            ])],
        },
        Section {
            heading: "manual-screens-tell",
            blocks: &[Block::Steps(&[Step::new("manual-screens-notice")])],
        },
    ],
    troubles: &[
        ("manual-screens-trouble-dark", "manual-screens-trouble-dark-do"),
        ("manual-screens-trouble-lost", "manual-screens-trouble-lost-do"),
        ("manual-screens-trouble-small", "manual-screens-trouble-small-do"),
    ],
    see: &[&WI_FI],
};

pub static BY_LINK: Chapter = Chapter {
    path: "by-link",
    title: "manual-by-link",
    about: "manual-by-link-about",
    sections: &[
        Section {
            heading: "manual-by-link-before",
            blocks: &[Block::Steps(&[
                Step::new("manual-by-link-terms"),
                Step::new("manual-by-link-links"),
                Step::new("manual-by-link-start"),
            ])],
        },
        Section {
            heading: "manual-by-link-meanwhile",
            blocks: &[Block::Points(&[
                "manual-by-link-results",
                "manual-by-link-next",
                "manual-by-link-waits",
                "manual-by-link-watch",
                "manual-by-link-gone",
            ])],
        },
        Section {
            heading: "manual-by-link-decide",
            blocks: &[Block::Steps(&[Step::new("manual-by-link-rule")])],
        },
    ],
    troubles: &[
        ("manual-by-link-trouble-in", "manual-by-link-trouble-in-do"),
        ("manual-by-link-trouble-time", "manual-by-link-trouble-time-do"),
        ("manual-by-link-trouble-clock", "manual-by-link-trouble-clock-do"),
        ("manual-by-link-trouble-hall", "manual-by-link-trouble-hall-do"),
        ("manual-by-link-trouble-name", "manual-by-link-trouble-name-do"),
    ],
    see: &[&PLAYERS, &ROUND],
};

pub static PRINTING: Chapter = Chapter {
    path: "printing",
    title: "manual-printing",
    about: "manual-printing-about",
    sections: &[
        Section {
            heading: "manual-printing-sheet",
            blocks: &[Block::Steps(&[
                Step::new("manual-printing-menu"),
                Step::new("manual-printing-paper"),
                Step::showing(
                    "manual-printing-choose",
                    &manual::PRINTING_MENU,
                    "manual-printing-menu-alt",
                ),
                Step::new("manual-printing-print"),
            ])],
        },
        Section {
            heading: "manual-printing-sheets",
            blocks: &[Block::Points(&[
                "manual-printing-slips",
                "manual-printing-lists",
                "manual-printing-tables",
                "manual-printing-badges",
                "manual-printing-cards",
                "manual-printing-certificates",
            ])],
        },
        Section {
            heading: "manual-printing-address",
            blocks: &[
                Block::Words("manual-printing-order"),
                Block::Words("manual-printing-loopback"),
                Block::Picture(Picture {
                    shot: &manual::PRINTING_SLIP,
                    alt: "manual-printing-slip-alt",
                }),
            ],
        },
        Section {
            heading: "manual-printing-codes",
            blocks: &[Block::Points(&[
                "manual-printing-code-slip",
                "manual-printing-code-badge",
                "manual-printing-code-none",
            ])],
        },
    ],
    troubles: &[
        ("manual-printing-trouble-opens", "manual-printing-trouble-opens-do"),
        ("manual-printing-trouble-foot", "manual-printing-trouble-foot-do"),
        ("manual-printing-trouble-certificates", "manual-printing-trouble-certificates-do"),
    ],
    see: &[&WI_FI],
};

pub static CORRECTIONS: Chapter = Chapter {
    path: "corrections",
    title: "manual-corrections",
    about: "manual-corrections-about",
    sections: &[
        Section {
            heading: "manual-corrections-result",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-corrections-board"),
                    Step::new("manual-corrections-correct"),
                    Step::showing(
                        "manual-corrections-save",
                        &manual::CORRECTIONS_HISTORY,
                        "manual-corrections-result-alt",
                    ),
                ]),
                Block::Words("manual-corrections-remove"),
                Block::Words("manual-corrections-after"),
            ],
        },
        Section {
            heading: "manual-corrections-pairing",
            blocks: &[Block::Steps(&[
                Step::new("manual-corrections-change"),
                Step::showing(
                    "manual-corrections-compare",
                    &manual::CORRECTIONS_CHANGE,
                    "manual-corrections-compare-alt",
                ),
                Step::new("manual-corrections-apply"),
            ])],
        },
        Section {
            heading: "manual-corrections-published",
            blocks: &[Block::Steps(&[
                Step::new("manual-corrections-unpublish"),
                Step::new("manual-corrections-confirm"),
                Step::new("manual-corrections-again"),
            ])],
        },
        Section {
            heading: "manual-corrections-started",
            blocks: &[Block::Steps(&[Step::new("manual-corrections-unstart")])],
        },
        Section {
            heading: "manual-corrections-deleted",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-corrections-undo"),
                    Step::showing(
                        "manual-corrections-bin",
                        &manual::CORRECTIONS_BIN,
                        "manual-corrections-bin-alt",
                    ),
                ]),
                Block::Words("manual-corrections-archive"),
            ],
        },
        Section {
            heading: "manual-corrections-log",
            blocks: &[
                Block::Words("manual-corrections-log-what"),
                Block::Words("manual-corrections-log-proof"),
            ],
        },
    ],
    troubles: &[
        ("manual-corrections-trouble-closed", "manual-corrections-trouble-closed-do"),
        ("manual-corrections-trouble-kept", "manual-corrections-trouble-kept-do"),
    ],
    see: &[&ROUND],
};
