//! Where the database is, and how it is reached: what the section `[database]` of the settings says.

use std::str::FromStr;

/// Which database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file.
    Sqlite(String),
    /// One server or several, of which one takes writes.
    Postgres(Address),
}

/// How a PostgreSQL database is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    url: String,
    /// For what needs a session of its own, where that is another one.
    direct_url: Option<String>,
    /// For what visitors read.
    standby_url: Option<String>,
    pub(super) pooling: Pooling,
}

/// What stands before the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pooling {
    /// Nothing, or what hands a connection on as it is: a session lasts as long as its connection.
    None,
    /// A pooler: each transaction may be done by another connection of the server.
    Transactions,
}

/// Settings that name no database, or one that cannot be reached like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseUrlError {
    // What follows the scheme is not repeated: a password may be in it, and this goes into a log.
    #[error(
        "database.url is neither sqlite:FILE nor postgres://USER@HOST/NAME: it begins with {0:?}"
    )]
    Unknown(String),
    #[error("{0} is not postgres://USER@HOST/NAME")]
    NoPostgres(&'static str),
    #[error("{0} is for PostgreSQL: leave it out, since database.url names a SQLite file")]
    NotForSqlite(&'static str),
    #[error(
        "database.pooler needs database.direct_url: name the PostgreSQL server itself there, which \
         migrations, backups and live updates talk to past the pooler"
    )]
    DirectMissing,
    #[error(
        "sslmode={0} needs TLS, which this build of Magister has not: build it with `cargo build \
         --release --no-default-features --features system-libpq`, or reach PostgreSQL over \
         loopback or a socket"
    )]
    NoTls(String),
}

/// A connection whose other side is gone ends within a minute; nobody waits for ever. What the address says itself
/// stays.
const PATIENCE: [(&str, &str); 6] = [
    ("fallback_application_name", "magister"),
    ("connect_timeout", "3"),
    ("keepalives_idle", "30"),
    ("keepalives_interval", "10"),
    ("keepalives_count", "3"),
    ("tcp_user_timeout", "60000"),
];

impl FromStr for DatabaseUrl {
    type Err = DatabaseUrlError;

    fn from_str(url: &str) -> Result<Self, Self::Err> {
        if is_postgres(url) {
            let url = with_patience(with_tls_if_needed(url)?);
            return Ok(Self::Postgres(Address {
                url,
                direct_url: None,
                standby_url: None,
                pooling: Pooling::None,
            }));
        }
        match url.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => {
                Ok(Self::Sqlite(file.trim_start_matches("//").to_owned()))
            }
            None if !url.is_empty() => Ok(Self::Sqlite(url.to_owned())),
            Some((scheme, _)) => Err(DatabaseUrlError::Unknown(format!("{scheme}:"))),
            None => Err(DatabaseUrlError::Unknown(String::new())),
        }
    }
}

impl DatabaseUrl {
    /// The same database with another address for what needs a session of its own; an empty one changes nothing.
    pub fn with_direct(mut self, url: &str) -> Result<Self, DatabaseUrlError> {
        if let Some((address, url)) = self.beside("database.direct_url", url)? {
            address.direct_url = Some(url);
        }
        Ok(self)
    }

    /// The same database with a standby for what visitors read, likewise.
    pub fn with_standby(mut self, url: &str) -> Result<Self, DatabaseUrlError> {
        if let Some((address, url)) = self.beside("database.standby_url", url)? {
            address.standby_url = Some(url);
        }
        Ok(self)
    }

    /// The address, and another one that a setting gives beside it.
    fn beside(
        &mut self,
        setting: &'static str,
        url: &str,
    ) -> Result<Option<(&mut Address, String)>, DatabaseUrlError> {
        match self {
            _ if url.is_empty() => Ok(None),
            Self::Sqlite(_) => Err(DatabaseUrlError::NotForSqlite(setting)),
            Self::Postgres(_) if !is_postgres(url) => Err(DatabaseUrlError::NoPostgres(setting)),
            Self::Postgres(address) => Ok(Some((address, with_patience(with_tls_if_needed(url)?)))),
        }
    }

    /// The same database behind a pooler, which has to be gone past for some things.
    pub fn behind_pooler(mut self) -> Result<Self, DatabaseUrlError> {
        match &mut self {
            Self::Sqlite(_) => Err(DatabaseUrlError::NotForSqlite("database.pooler")),
            Self::Postgres(Address { direct_url: None, .. }) => {
                Err(DatabaseUrlError::DirectMissing)
            }
            Self::Postgres(address) => {
                address.pooling = Pooling::Transactions;
                Ok(self)
            }
        }
    }
}

impl Address {
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Past the pooler, if there is one.
    pub(super) fn direct(&self) -> Self {
        let url = self.direct_url.as_ref().unwrap_or(&self.url).clone();
        Self { url, direct_url: None, standby_url: None, pooling: Pooling::None }
    }

    /// The standby, which is reached through a pooler if the primary is.
    pub(super) fn standby(&self) -> Option<Self> {
        let url = self.standby_url.clone()?;
        Some(Self { url, direct_url: None, standby_url: None, pooling: self.pooling })
    }
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// What stands behind the question mark of an address.
fn parameters(url: &str) -> impl Iterator<Item = (&str, &str)> {
    let query = url.split_once('?').map_or("", |(_, query)| query);
    query.split('&').filter_map(|pair| pair.split_once('='))
}

/// The address, if all that it asks for can be had: the bundled libpq speaks no TLS.
fn with_tls_if_needed(url: &str) -> Result<&str, DatabaseUrlError> {
    let needs_tls = |mode: &&str| matches!(*mode, "require" | "verify-ca" | "verify-full");
    let mode = parameters(url).filter(|(name, _)| *name == "sslmode").map(|(_, mode)| mode).last();
    match mode.filter(needs_tls) {
        Some(mode) if cfg!(feature = "bundled-libpq") => {
            Err(DatabaseUrlError::NoTls(mode.to_owned()))
        }
        _ => Ok(url),
    }
}

/// The address with what it does not say of itself.
fn with_patience(url: &str) -> String {
    let is_said = |wanted: &str| parameters(url).any(|(name, _)| name == wanted);
    PATIENCE.iter().filter(|(name, _)| !is_said(name)).fold(url.to_owned(), |url, (name, value)| {
        let sign = if url.contains('?') { '&' } else { '?' };
        format!("{url}{sign}{name}={value}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Result<DatabaseUrl, DatabaseUrlError> {
        text.parse()
    }

    #[test]
    fn what_an_address_says_of_itself_stays() {
        let url = with_patience("postgres://h/n?connect_timeout=7");
        let begin = "postgres://h/n?connect_timeout=7&fallback_application_name=magister&";
        assert!(url.starts_with(begin), "{url}");
        let url = with_patience("postgres://h/n?tcp_keepalives_idle=5");
        assert!(url.contains("&keepalives_idle=30"), "{url}");
        assert!(with_patience("postgres://h/n").contains("&connect_timeout=3&"));
    }

    #[test]
    fn the_scheme_says_which_database() {
        assert_eq!(url("sqlite:a.sqlite"), Ok(DatabaseUrl::Sqlite("a.sqlite".into())));
        assert_eq!(url("sqlite:///tmp/a"), Ok(DatabaseUrl::Sqlite("/tmp/a".into())));
        assert_eq!(url("a.sqlite"), Ok(DatabaseUrl::Sqlite("a.sqlite".into())));
        assert!(matches!(url("postgres://h/n"), Ok(DatabaseUrl::Postgres(_))));
        assert!(matches!(url("postgresql://a,[::1]:5433/n"), Ok(DatabaseUrl::Postgres(_))));
        assert!(url("mysql://h/n").is_err());
        assert!(url("").is_err());
    }

    #[test]
    fn a_pooler_is_gone_past_for_what_needs_a_session() {
        let (pooler, server) = ("postgres://pooler/n", "postgres://server/n");
        let both = url(pooler).unwrap().with_direct(server).unwrap().behind_pooler().unwrap();
        let DatabaseUrl::Postgres(address) = both else { panic!("this is PostgreSQL") };
        assert!(address.url().starts_with(pooler));
        assert!(address.direct().url().starts_with(server));
        assert_eq!(address.direct().pooling, Pooling::None);
        let DatabaseUrl::Postgres(one) = url(server).unwrap() else { panic!("this is PostgreSQL") };
        assert_eq!(one.direct(), one);
    }

    #[test]
    fn settings_that_do_not_go_together_are_refused_with_what_to_do() {
        let told = |done: Result<DatabaseUrl, DatabaseUrlError>| done.unwrap_err().to_string();
        let sqlite = || url("sqlite:a").unwrap();
        assert!(told(sqlite().behind_pooler()).contains("pooler is for PostgreSQL"));
        assert!(told(sqlite().with_direct("postgres://h/n")).contains("direct_url is for"));
        assert!(told(sqlite().with_standby("postgres://h/n")).contains("standby_url is for"));
        let postgres = || url("postgres://h/n").unwrap();
        assert!(told(postgres().behind_pooler()).contains("needs database.direct_url"));
        let wrong = told(postgres().with_direct("postgresq://magister:secret@h/n"));
        assert!(wrong.starts_with("database.direct_url is not postgres://"), "{wrong}");
        assert!(!wrong.contains("secret"), "{wrong}");
        let wrong = told(url("postgresq://magister:secret@h/n"));
        assert!(wrong.starts_with("database.url is neither"), "{wrong}");
        assert_eq!(sqlite().with_direct(""), Ok(sqlite()));
    }

    #[cfg(feature = "bundled-libpq")]
    #[test]
    fn tls_that_this_build_cannot_speak_is_refused() {
        for mode in ["require", "verify-ca", "verify-full"] {
            let refused = url(&format!("postgres://h/n?connect_timeout=3&sslmode={mode}"));
            assert_eq!(refused, Err(DatabaseUrlError::NoTls(mode.to_owned())));
        }
        for mode in ["disable", "prefer"] {
            assert!(url(&format!("postgres://h/n?sslmode={mode}")).is_ok());
        }
        assert!(url("postgres://h/sslmode=require").is_ok());
        let told = url("postgres://h/n?sslmode=require").unwrap_err().to_string();
        assert!(told.contains("--features system-libpq"), "{told}");
    }
}
