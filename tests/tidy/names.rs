//! One word per thing, the same in every layer; and no drawer for whatever is left over.

use crate::tree::Tree;
use crate::{Violation, lists};

/// The features: one word each, the name of a file or folder in every layer.
const FEATURES: &str = "accounts events players entries tournaments rounds results games byes forbidden \
    standings crosstable ratings audit home search pairings pies reports history tie_breaks merges \
    calculator bin adjournments look prints how_to_play about feeds pictures schedule manual links my submissions \
    calls allowances api queue privacy boards hall silence codes checkins badges overlaps backups erasures \
    offline clocks screens addresses tokens event_files imports by_link alerts player_accounts";

/// What a layer needs besides features, for all of them together. A new name here is a
/// decision, so it is made here and seen in review.
const SHELL: [(&str, &str); 6] = [
    // The root of the layer, then what every request passes through.
    (
        "src/web/",
        "mod access answer api asked assets attempts begun blocking bodies class client_io compression connections costly done error error_pages fair_queue following framing \
         headers health hourly hub kept languages limits memory live metrics needs origin outbox packed pauses posted queries request_ids routes senders server session stamps standby state \
         subject trace turns visit watched",
    ),
    ("crates/desk/src/", "lib live"),
    // Connections, the schema, and what is kept for the program itself.
    (
        "crates/store/src/",
        "lib address callers connection devices facts failures file forms listening locks migrations pool rows schema sessions slow_statements stamps standby transaction trial words",
    ),
    // What several pages share: the frame, texts, and how a value is shown.
    (
        "crates/view/src/",
        "lib ask assets avatar board chart error filters frame glance head link_terms parts",
    ),
    // What several forms share: complaints, fields, and the files people bring along.
    ("crates/form/src/", "lib complaint csv field trf"),
    // Pieces of pages, and pages about what went wrong.
    ("templates/", "parts errors"),
];

/// Names that say nothing about what is inside.
pub(crate) const DRAWERS: &str = "utils util helpers helper common misc service services manager managers \
    shared stuff";

/// A thing is known by one name: `use a::Outcome as Other` makes it two.
fn renames(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.shipped() {
        for import in &file.rust().imports {
            let name = import.path.last().map_or("", String::as_str);
            if name != import.local && import.local != "_" {
                found.push(file.at(import.line, "a second name: keep the first"));
            }
        }
    }
}

/// Checks the names on the way to each file, and of the modules inside it.
fn drawers(tree: &Tree, found: &mut Vec<Violation>) {
    let what = |name| format!("`{name}` names no subject: name it after what it holds");
    for file in tree.files.iter().filter(|file| file.is_rust() || file.is_template()) {
        let parts = file.path.split('/').filter_map(|part| part.split('.').next());
        found.extend(parts.filter(|name| lists(DRAWERS, name)).map(|name| file.at(1, what(name))));
        if file.is_rust() {
            let modules = file.rust().all.windows(2).filter(|pair| pair[0].text == "mod");
            let drawers = modules.filter(|pair| lists(DRAWERS, &pair[1].text));
            found.extend(drawers.map(|pair| file.at(pair[1].first, what(&pair[1].text))));
        }
    }
}

/// Checks that each file stands under a feature's name or a listed one.
fn features(tree: &Tree, found: &mut Vec<Violation>) {
    for file in &tree.files {
        let layer = SHELL.iter().find(|(layer, _)| file.path.starts_with(layer));
        let Some((layer, shell)) = layer else { continue };
        let below = &file.path[layer.len()..];
        // Loose templates are the frame of all pages; only their folders are features.
        let is_loose = *layer == "templates/" && !below.contains('/');
        let name = below.split(['/', '.']).next().unwrap_or(below);
        if !is_loose && ![FEATURES, shell, "tests"].iter().any(|list| lists(list, name)) {
            let what = format!("`{name}` is no feature ({FEATURES}): take its word, or list it");
            found.push(file.at(1, what));
        }
    }
}

rule! { nothing_is_kept_in_a_drawer: drawers;
    "crates/domain/src/utils.rs" => "✗\npub mod helpers {✗\n}";
    "crates/rules/src/common/mod.rs" => "✗";
    "templates/misc/a.html" => "✗";
    "tests/a.rs" => "#[cfg(test)]\nmod shared;✗";
    "crates/domain/src/a.rs" => "// mod utils;\nmod commons; const A: &str = \"mod utils\";";
}

rule! { every_feature_goes_by_its_one_name: features;
    "src/web/users.rs" => "✗\n--- crates/desk/src/signups.rs\n✗\n--- crates/view/src/people/list.rs\n✗";
    "templates/matches/list.html" => "✗";
    "crates/desk/src/players.rs" => "--- src/web/tournaments/draft.rs\n--- crates/store/src/lib.rs";
    "crates/domain/src/any.rs" => "--- templates/base.html\n--- templates/players/list.html";
}

rule! { names_keep_their_meaning_on_import: renames;
    "src/a.rs" => "use a::B as C;✗\npub use a::{F, g as h, I as _};✗\n#[cfg(test)]\nuse a::J as K;";
}
