//! Links to the parts of a table that is too long for one page.

use domain::pages::Part;
use words::Text;

/// A part of a table.
#[derive(Debug, Clone)]
pub struct PartLink {
    /// Its rows, from 1.
    pub label: Text,
    /// The same page with it.
    pub query: String,
    /// Whether it is shown now.
    pub is_current: bool,
}

/// All parts of a table of which one is shown, if there are more; `beside` is what else is asked, as `after=3&`.
pub(crate) fn part_links(shown: Part, beside: &str) -> Vec<PartLink> {
    let link = |part: Part| {
        let rows = part.rows();
        let label = Text::new("parts-range").with("first", rows.start + 1).with("last", rows.end);
        PartLink {
            label,
            query: format!("?{beside}page={}", part.number),
            is_current: part == shown,
        }
    };
    let links: Vec<PartLink> = shown.all().map(link).collect();
    if links.len() > 1 { links } else { Vec::new() }
}

/// What leads to a part of a table from elsewhere: nothing where there is only one.
pub(crate) fn part_query(part: Part) -> String {
    if part.all().count() > 1 { format!("?page={}", part.number) } else { String::new() }
}
