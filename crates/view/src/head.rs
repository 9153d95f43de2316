//! What a page says of itself to whoever finds it or links to it: search engines and messengers.

mod subject;

use std::fmt::{self, Display};

use askama::filters::HtmlSafe;
use serde_json::Value;
use words::{Language, Text};

use super::pictures::{Drawn, Picture};

/// What stands in the head of a page besides its title.
#[derive(Debug, Clone, Default)]
pub struct Head {
    /// Where browsers find the server, if that is set: addresses elsewhere are whole.
    pub origin: Option<String>,
    /// A sentence or two; nothing where the site's own are said.
    pub description: Option<Text>,
    /// The path that stands for this page and all that show the same.
    pub path: String,
    pub kind: Kind,
    pub listing: Listing,
    /// The picture beside a link to the page.
    pub picture: Picture,
    /// The one of what it is about, if there is one.
    pub drawn: Option<Drawn>,
    pub data: Option<LinkedData>,
    /// What can be followed: news and calendars.
    pub alternates: Vec<Alternate>,
}

/// What a page is about, as the Open Graph protocol tells pages apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Website,
    Article,
    Profile,
}

/// Whether search engines list a page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Listing {
    #[default]
    Listed,
    /// A mere tool, or one of many views of the same.
    Unlisted,
}

/// The same in another form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alternate {
    pub href: String,
    pub media_type: &'static str,
    pub title: Text,
}

/// What a page is about in the words of schema.org, as a script that no browser runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedData(Value);

impl Display for LinkedData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In JSON these signs stand in texts only, and may be written by their numbers there: none
        // of them ends the script.
        let text = self.0.to_string();
        let text = text.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
        write!(f, "<script type=\"application/ld+json\">{text}</script>")
    }
}

impl HtmlSafe for LinkedData {}

impl LinkedData {
    fn of(mut data: Value) -> Self {
        data["@context"] = "https://schema.org".into();
        Self(data)
    }
}

impl Head {
    /// The head of a page at an address.
    pub fn at(address: &str, origin: Option<&str>) -> Self {
        Self { origin: origin.map(str::to_owned), path: canonical(address), ..Self::default() }
    }

    /// The whole address of the page in a language.
    pub fn href(&self, language: Language) -> Option<String> {
        let path = language.address(&self.path);
        self.origin.as_ref().map(|origin| format!("{origin}{path}"))
    }

    /// The whole address of the picture that stands for the page.
    pub fn picture(&self) -> Option<String> {
        let drawn = self.drawn.as_ref().map(|drawn| drawn.path.clone());
        let picture = drawn.unwrap_or_else(|| self.picture.href());
        self.origin.as_ref().map(|origin| format!("{origin}{picture}"))
    }

    /// What is on it.
    pub fn picture_words(&self) -> Text {
        self.drawn.as_ref().map_or(Text::new("head-picture"), |drawn| drawn.alt.clone())
    }

    fn drawn(self, path: &str, alt: Text) -> Self {
        Self { drawn: Some(Drawn { path: format!("{path}/picture.png"), alt }), ..self }
    }

    /// The same, saying what the page is about.
    #[must_use]
    pub fn described(self, description: Text) -> Self {
        Self { description: Some(description), ..self }
    }

    fn of_path(self, path: String) -> Self {
        Self { path, ..self }
    }

    /// The same for a page that no search engine lists.
    #[must_use]
    pub fn unlisted(self) -> Self {
        Self { listing: Listing::Unlisted, ..self }
    }

    pub fn is_listed(&self) -> bool {
        self.listing == Listing::Listed
    }
}

impl Kind {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Website => "website",
            Self::Article => "article",
            Self::Profile => "profile",
        }
    }
}

/// The address that stands for a page: of what is behind the question mark only what leads to
/// another part of a long list counts.
fn canonical(address: &str) -> String {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let is_part = |pair: &&str| {
        let part = pair.split_once('=');
        part.is_some_and(|(name, value)| {
            ["page", "below"].contains(&name) && value.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    match query.split('&').find(is_part) {
        Some(part) => format!("{path}?{part}"),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn of_an_address_only_the_page_of_a_list_is_part_of_what_stands_for_it() {
        assert_eq!(canonical("/players"), "/players");
        assert_eq!(canonical("/players?q=Knecht&page=2"), "/players?page=2");
        assert_eq!(canonical("/games?below=17"), "/games?below=17");
        assert_eq!(canonical("/players?page=%22%3E"), "/players");
    }

    #[test]
    fn no_name_ends_the_script_that_it_stands_in() {
        let data = LinkedData(json!({ "name": "</script><b>\"&" }));
        let text = data.to_string();
        let inside = text.strip_prefix("<script type=\"application/ld+json\">").unwrap();
        let inside = inside.strip_suffix("</script>").unwrap();
        assert!(!inside.contains(['<', '>', '&']), "{inside}");
        let read: Value = serde_json::from_str(inside).unwrap();
        assert_eq!(read["name"], "</script><b>\"&");
    }
}
