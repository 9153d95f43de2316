//! Before the event.

use super::super::chapter::{Block, Chapter, Picture, Section, Step};
use super::{DEAD_LAPTOP, PRINTING, SERVE_TO_ALL};
use crate::assets::manual;

const SERVE: &str = "magister serve";

pub static EVENING_BEFORE: Chapter = Chapter {
    path: "evening-before",
    title: "manual-evening",
    about: "manual-evening-about",
    sections: &[
        Section {
            heading: "manual-evening-program",
            blocks: &[Block::Steps(&[
                Step::typing("manual-evening-start", SERVE),
                Step::new("manual-evening-link"),
                Step::new("manual-evening-account"),
            ])],
        },
        Section {
            heading: "manual-evening-event",
            blocks: &[Block::Steps(&[
                Step::new("manual-evening-new"),
                Step::new("manual-evening-details"),
            ])],
        },
        Section {
            heading: "manual-evening-tournaments",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-evening-tournament"),
                    Step::showing(
                        "manual-evening-preset",
                        &manual::EVENING_TOURNAMENT,
                        "manual-evening-form-alt",
                    ),
                    Step::new("manual-evening-check"),
                ]),
                Block::Words("manual-evening-fixed"),
            ],
        },
        Section {
            heading: "manual-evening-people",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-evening-accounts"),
                    Step::new("manual-evening-helper"),
                    Step::new("manual-evening-roles"),
                    Step::showing(
                        "manual-evening-role",
                        &manual::EVENING_ROLES,
                        "manual-evening-roles-alt",
                    ),
                ]),
                Block::Words("manual-evening-programs"),
                Block::Words("manual-evening-borrowed"),
            ],
        },
        Section {
            heading: "manual-evening-publish",
            blocks: &[Block::Steps(&[
                Step::new("manual-evening-edit"),
                Step::new("manual-evening-visible"),
            ])],
        },
        Section {
            heading: "manual-evening-ready",
            blocks: &[Block::Points(&["manual-evening-practise", "manual-evening-bring"])],
        },
    ],
    troubles: &[
        ("manual-evening-trouble-link", "manual-evening-trouble-link-do"),
        ("manual-evening-trouble-password", "manual-evening-trouble-password-do"),
        ("manual-evening-trouble-port", "manual-evening-trouble-port-do"),
    ],
    see: &[&WI_FI, &DEAD_LAPTOP],
};

pub static WI_FI: Chapter = Chapter {
    path: "wi-fi",
    title: "manual-wi-fi",
    about: "manual-wi-fi-about",
    sections: &[
        Section {
            heading: "manual-wi-fi-open",
            blocks: &[
                Block::Steps(&[
                    Step::new("manual-wi-fi-join"),
                    Step::typing("manual-wi-fi-listen", SERVE_TO_ALL),
                    Step::new("manual-wi-fi-printed"),
                    Step::new("manual-wi-fi-event"),
                    Step::showing(
                        "manual-wi-fi-address",
                        &manual::WI_FI_ADDRESS,
                        "manual-wi-fi-address-alt",
                    ),
                ]),
                Block::Words("manual-wi-fi-addresses"),
                Block::Words("manual-wi-fi-phone"),
                Block::Picture(Picture {
                    shot: &manual::WI_FI_PHONE,
                    alt: "manual-wi-fi-phone-alt",
                }),
            ],
        },
        Section {
            heading: "manual-wi-fi-traps",
            blocks: &[Block::Terms(&[
                ("manual-wi-fi-guests", "manual-wi-fi-guests-do"),
                ("manual-wi-fi-router", "manual-wi-fi-router-do"),
                ("manual-wi-fi-leaving", "manual-wi-fi-leaving-do"),
                ("manual-wi-fi-firewall", "manual-wi-fi-firewall-do"),
                ("manual-wi-fi-sleep", "manual-wi-fi-sleep-do"),
                ("manual-wi-fi-changed", "manual-wi-fi-changed-do"),
                ("manual-wi-fi-plain", "manual-wi-fi-plain-do"),
            ])],
        },
    ],
    troubles: &[
        ("manual-wi-fi-trouble-none", "manual-wi-fi-trouble-none-do"),
        ("manual-wi-fi-trouble-one", "manual-wi-fi-trouble-one-do"),
        ("manual-wi-fi-trouble-secure", "manual-wi-fi-trouble-secure-do"),
    ],
    see: &[&HTTPS, &PRINTING],
};

const AUTHORITY: &str = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -days 365 -subj \"/CN=Our hall\" -keyout hall-root.key -out hall-root.pem";

const CERTIFICATE: &str = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -days 90 -subj \"/CN=Magister\" -addext \"subjectAltName=IP:192.168.1.20\" \
    -addext \"basicConstraints=critical,CA:FALSE\" -addext \"extendedKeyUsage=serverAuth\" \
    -CA hall-root.pem -CAkey hall-root.key -keyout magister.key -out magister.pem";

const SETTINGS: &str = "[server]\n\
    listen = \"0.0.0.0:8470\"\n\
    certificate = \"magister.pem\"\n\
    private_key = \"magister.key\"";

const SERVE_BY_SETTINGS: &str = "magister serve --config magister.toml";

pub static HTTPS: Chapter = Chapter {
    path: "https",
    title: "manual-https",
    about: "manual-https-about",
    sections: &[
        Section {
            heading: "manual-https-why",
            blocks: &[Block::Points(&[
                "manual-https-plain",
                "manual-https-gives",
                "manual-https-enough",
            ])],
        },
        Section {
            heading: "manual-https-own",
            blocks: &[
                Block::Steps(&[
                    Step::typing("manual-https-authority", AUTHORITY),
                    Step::typing("manual-https-certificate", CERTIFICATE),
                    Step::typing("manual-https-settings", SETTINGS),
                    Step::typing("manual-https-serve", SERVE_BY_SETTINGS),
                    Step::new("manual-https-install"),
                ]),
                Block::Words("manual-https-warning"),
                Block::Words("manual-https-key"),
            ],
        },
        Section { heading: "manual-https-public", blocks: &[Block::Words("manual-https-name")] },
        Section { heading: "manual-https-proxy", blocks: &[Block::Words("manual-https-examples")] },
    ],
    troubles: &[
        ("manual-https-trouble-private", "manual-https-trouble-private-do"),
        ("manual-https-trouble-old", "manual-https-trouble-old-do"),
    ],
    see: &[&WI_FI],
};
