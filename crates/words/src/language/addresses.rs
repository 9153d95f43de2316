//! Each language has addresses of its own: `/de/events` is `/events` in German. The first one has the plain ones.
//! Templates have plain addresses; those of links and forms are led into the language of the page when it is drawn.

use super::Language;

/// What is the same in every language, by what its path begins with.
const SAME: [&str; 9] = [
    "/api/v1",
    "/healthz",
    "/language/",
    "/live",
    "/manifest.webmanifest",
    "/readyz",
    "/robots.txt",
    "/static/",
    "/worker.js",
];

impl Language {
    /// The address of a path in this language.
    pub fn address(self, path: &str) -> String {
        if self == Self::DEFAULT || is_same(path) {
            return path.to_owned();
        }
        format!("/{}{path}", self.tag())
    }

    /// The language that an address is in, and the path that it is of; none for the first one.
    pub fn of_address(address: &str) -> Option<(Self, &str)> {
        let rest = address.strip_prefix('/')?;
        let tag = rest.split(['/', '?']).next()?;
        let others = Self::ALL.iter().filter(|language| **language != Self::DEFAULT);
        let language = others.copied().find(|language| language.tag() == tag)?;
        Some((language, &rest[tag.len()..]))
    }

    /// A page whose links and forms stay in the language.
    pub fn lead(self, page: String) -> String {
        if self == Self::DEFAULT {
            return page;
        }
        let mut led = String::with_capacity(page.len() + page.len() / 16);
        let mut done = 0;
        for (place, _) in page.match_indices("=\"/") {
            let start = place + 2;
            let value = &page[start..];
            let length = value.find('"').unwrap_or(value.len());
            let path = &value[..length];
            if path.starts_with("//") || !leads_on(&page[done..place]) {
                continue;
            }
            led.push_str(&page[done..start]);
            if !is_same(path) {
                led.push('/');
                led.push_str(self.tag());
            }
            done = start;
        }
        led.push_str(&page[done..]);
        led
    }
}

/// Returns true if a path is the same in every language.
fn is_same(path: &str) -> bool {
    SAME.iter().any(|same| path.starts_with(same))
}

/// Whether the attribute that a text ends with has an address that somebody goes to.
fn leads_on(before: &str) -> bool {
    let name = before.rsplit(|letter: char| letter.is_ascii_whitespace() || letter == '<').next();
    matches!(
        name,
        Some("href" | "action" | "formaction" | "data-action" | "data-keypad" | "data-href")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_the_language_and_the_path() {
        let marked = Language::MARKED;
        for path in ["/", "/events/3", "/search?q=a/b", "/?page=2"] {
            let address = marked.address(path);
            assert_eq!(Language::of_address(&address), Some((marked, path)), "{address}");
            assert_eq!(Language::DEFAULT.address(path), path);
        }
        assert_eq!(marked.address("/static/base.css"), "/static/base.css");
        for plain in ["/", "/en/events", "/events", "/en-x-markedly", "events"] {
            assert_eq!(Language::of_address(plain), None, "{plain}");
        }
        assert_eq!(Language::of_address("/en-x-marked"), Some((marked, "")));
    }

    #[test]
    fn links_and_forms_are_led_into_the_language_and_nothing_else_is() {
        let page = "<a href=\"/\">a</a><a\nhref=\"/events\"><form action=\"/search\"><img src=\"/x.png\">\
            <link href=\"/static/a.css\"><a href=\"//else.where/\"><a href=\"#top\"><input value=\"/events\"\
            data-key=\"/\"><button formaction=\"/a\"><p>href=&#34;/b&#34;</p>";
        let led = "<a href=\"/en-x-marked/\">a</a><a\nhref=\"/en-x-marked/events\">\
            <form action=\"/en-x-marked/search\"><img src=\"/x.png\">\
            <link href=\"/static/a.css\"><a href=\"//else.where/\"><a href=\"#top\"><input value=\"/events\"\
            data-key=\"/\"><button formaction=\"/en-x-marked/a\"><p>href=&#34;/b&#34;</p>";
        assert_eq!(Language::MARKED.lead(page.to_owned()), led);
        assert_eq!(Language::DEFAULT.lead(page.to_owned()), page);
    }
}
