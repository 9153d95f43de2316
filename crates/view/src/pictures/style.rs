//! The style of pictures: that of the pages in their light colours. What draws pictures knows no
//! custom properties, so each value is written out.

use std::collections::HashMap;
use std::sync::LazyLock;

const PALETTE: [&str; 2] = [
    include_str!("../../../../static/style/light.css"),
    include_str!("../../../../static/style/tokens.css"),
];
/// Boards as they are on pages, then what only pictures have.
const SHEETS: [&str; 2] = [
    include_str!("../../../../static/style/boards.css"),
    include_str!("../../../../static/style/pictures.css"),
];
const PEOPLE: &str = include_str!("../../../../static/style/people.css");

/// What a drawing shows; all else is about where parts of a page are.
const DRAWN: [&str; 6] = ["fill", "stroke", "opacity", "stop-", "font", "text-anchor"];

/// The style sheet of every picture.
pub(super) fn sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| {
        let palette = PALETTE.concat();
        let palette = properties(&palette);
        SHEETS.into_iter().flat_map(rules).map(|rule| resolved(&rule, &palette)).collect()
    });
    &SHEET
}

/// The colour of an avatar.
pub(super) fn hue(number: u32) -> &'static str {
    let rest = PEOPLE.split_once(&format!(".hue-{number} {{ --hue: ")).map(|(_, rest)| rest);
    rest.and_then(|rest| rest.split(';').next()).unwrap_or_default()
}

fn properties(text: &str) -> HashMap<&str, &str> {
    let lines = text.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(": "));
    lines.filter(|(name, _)| name.starts_with("--")).collect()
}

/// The rules for classes, each on a line of its own, as far as drawings go by them.
fn rules(sheet: &str) -> impl Iterator<Item = String> {
    let text: String =
        sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |it| it.1)).collect();
    // What holds only on paper or on phones is last in a sheet.
    let text = text.split("\n@media").next().unwrap_or_default().to_owned();
    let rules: Vec<String> = text.split('}').filter_map(drawn).collect();
    rules.into_iter()
}

fn drawn(rule: &str) -> Option<String> {
    let (selectors, body) = rule.split_once('{')?;
    let is_plain = |c: char| c.is_alphanumeric() || c.is_whitespace() || ".,-".contains(c);
    let is_drawn = |line: &&str| DRAWN.iter().any(|name| line.starts_with(name));
    let lines: Vec<&str> = body.split(';').map(str::trim).filter(is_drawn).collect();
    let selectors: Vec<&str> = selectors.split_whitespace().collect();
    let selectors = selectors.join(" ");
    let lines: Vec<String> = lines.into_iter().map(spelled).collect();
    let is_used = !lines.is_empty() && selectors.chars().all(is_plain);
    (is_used && !selectors.starts_with(".writing"))
        .then(|| format!("{selectors} {{ {} }}\n", lines.join("; ")))
}

/// A declaration as what draws pictures takes it: fonts in parts, and weights that are no whole
/// hundreds as settings of a font that has every weight.
fn spelled(declaration: &str) -> String {
    if let Some(font) = declaration.strip_prefix("font: ") {
        let mut parts = font.splitn(3, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (weight, size, family) = (part(), part(), part());
        let weight = spelled(&format!("font-weight: {weight}"));
        return format!("{weight}; font-size: {size}; font-family: {family}");
    }
    match declaration.strip_prefix("font-weight: ").and_then(|weight| weight.parse::<u16>().ok()) {
        Some(weight) => {
            let whole = (weight + 50) / 100 * 100;
            format!("font-weight: {whole}; font-variation-settings: \"wght\" {weight}")
        }
        None => declaration.to_owned(),
    }
}

fn resolved(rule: &str, palette: &HashMap<&str, &str>) -> String {
    let mut parts = rule.split("var(");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        text + palette.get(name).copied().unwrap_or_default() + rest
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_written_out() {
        for rule in sheet().lines() {
            assert!(!rule.contains("var(") && !rule.contains("--"), "{rule}");
            assert!(!rule.contains(": ;") && !rule.contains(": }"), "{rule}");
        }
        assert!(sheet().contains(".wood { fill: #ecdcbc; stroke: #5a3d12; stroke-opacity: 0.4 }"));
        assert!(sheet().contains(".sheen { stop-color: #ffffff; stop-opacity: 35% }"));
        let weight = "font-weight: 800; font-variation-settings: \"wght\" 750";
        assert!(sheet().contains(weight) && !sheet().contains("font: "));
        assert!(sheet().contains(".square.red { fill: #"));
        assert!(!sheet().contains("margin") && !sheet().contains("@media"));
    }

    #[test]
    fn avatars_have_the_colours_of_the_pages() {
        assert_eq!((hue(0), hue(11)), ("#6d3fa0", "#5f5a66"));
    }
}
