//! Settings: `config/default.toml`, then a file, then the environment.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use ::config::{Config, Environment, File, FileFormat};
use serde::{Deserialize, Deserializer, de};

use domain::zone::Zone;
use system::platform;

/// The defaults, with the unit of every key; part of the program.
pub const DEFAULTS: &str = include_str!("../config/default.toml");

/// Every setting of the program. `config/default.toml` says what each one means.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Where and how the server listens.
    pub server: Server,
    /// Which database, and how many connections.
    pub database: Database,
    /// Passwords and sessions.
    pub accounts: Accounts,
    /// Copies that the server makes by itself.
    pub backup: Backup,
    /// By which server mail goes out.
    pub mail: Mail,
    /// What is logged, and how.
    pub log: Log,
}

/// The section `[server]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Server {
    /// Address and port; port 0 takes a free one.
    pub listen: SocketAddr,
    /// PEM file of the certificate chain; empty for HTTP.
    pub certificate: String,
    /// PEM file of the private key; empty for HTTP.
    pub private_key: String,
    /// Where browsers find the server; nothing where that is the address it listens on.
    pub public_url: PublicUrl,
    /// Origins besides the server's own that may send forms.
    pub trusted_origins: Vec<String>,
    /// Addresses of reverse proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Seconds that the server goes on answering after it was told to stop, while `/readyz` says that it leaves.
    pub leave_secs: u64,
    /// Where Prometheus asks; none for no metrics.
    #[serde(deserialize_with = "address")]
    pub metrics: Option<SocketAddr>,
    /// Seconds that requests in flight may take when the server stops.
    pub shutdown_secs: u64,
    /// The zone of times that belong to no event, and of new events; empty for that of the machine.
    #[serde(deserialize_with = "zone")]
    pub time_zone: Zone,
}

impl Server {
    /// Whether there is a reverse proxy, as it seems, that nobody has named. One that speaks HTTPS itself needs none.
    pub fn lacks_proxies(&self) -> bool {
        let is_behind_one = self.public_url.origin().is_some() && self.certificate.is_empty();
        is_behind_one && self.trusted_proxies.is_empty()
    }
}

/// The setting `server.public_url`: scheme, host and port, or nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(Option<String>);

/// A setting that is no address of a server.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is neither empty nor like https://magister.example")]
pub struct PublicUrlError(String);

impl TryFrom<String> for PublicUrl {
    type Error = PublicUrlError;

    fn try_from(text: String) -> Result<Self, PublicUrlError> {
        if text.is_empty() {
            return Ok(Self(None));
        }
        let origin = text.strip_suffix('/').unwrap_or(&text).to_lowercase();
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let is_host = |host: &str| {
            !host.is_empty() && !host.contains(|c: char| "/?#@".contains(c) || c.is_whitespace())
        };
        if host.is_some_and(is_host) { Ok(Self(Some(origin))) } else { Err(PublicUrlError(text)) }
    }
}

impl PublicUrl {
    /// As browsers name it in the header `Origin`; nothing if the setting is empty.
    pub fn origin(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// The port that browsers come to; nothing if the setting is empty.
    pub fn port(&self) -> Option<u16> {
        let (scheme, host) = self.origin()?.split_once("://")?;
        let named = host.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
        Some(named.unwrap_or(if scheme == "https" { 443 } else { 80 }))
    }

    /// Whether browsers come by HTTPS.
    pub fn is_https(&self) -> bool {
        self.origin().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// Empty for none.
fn address<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    match String::deserialize(from)? {
        text if text.is_empty() => Ok(None),
        text => text.parse().map(Some).map_err(|_| {
            de::Error::custom(format!("{text:?} is neither empty nor like 127.0.0.1:9464"))
        }),
    }
}

fn zone<'de, D: Deserializer<'de>>(from: D) -> Result<Zone, D::Error> {
    match String::deserialize(from)? {
        name if name.is_empty() => Ok(platform::zone()),
        name => Zone::try_from(name).map_err(de::Error::custom),
    }
}

/// The section `[database]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Database {
    /// `sqlite:FILE` or `postgres://…`.
    pub url: String,
    /// PostgreSQL past the pooler; empty for the same as `url`.
    pub direct_url: String,
    /// Whether `url` is that of a pooler, which hands connections on from one transaction to the next.
    pub pooler: bool,
    /// A standby that visitors' pages are read from; empty for none.
    pub standby_url: String,
    /// Connections for reading, at most.
    pub connections: u32,
    /// Whether `serve` brings the database up to date.
    pub migrate: bool,
}

impl Database {
    /// Names a database itself, whatever was set before.
    pub fn be(&mut self, url: &str) {
        url.clone_into(&mut self.url);
        self.direct_url.clear();
        self.pooler = false;
        self.standby_url.clear();
    }
}

/// The section `[accounts]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accounts {
    /// Shortest password, in characters.
    pub password_min_chars: usize,
    /// Wrong passwords of strangers in a row before each next try has to wait.
    pub sign_in_burst: u32,
    /// Seconds between tries after that.
    pub sign_in_pause_secs: u64,
    /// Hours until a sign-in has to be repeated.
    pub session_hours: u32,
    /// Requests by one token within a minute.
    pub token_requests_per_minute: u32,
}

/// The section `[backup]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// Empty for `backups` beside a SQLite file, and for no copies of a PostgreSQL database.
    pub folder: String,
    /// How many of its copies are kept.
    pub keep: usize,
}

/// The section `[mail]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// `smtps://USER:PASSWORD@HOST`, or `smtp://HOST:PORT?tls=required`; empty for no mail.
    pub server: String,
    /// Who mail is from.
    pub from: String,
    /// Mails within an hour, at most.
    pub per_hour: u32,
}

/// The section `[log]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// How a line is written.
    pub format: LogFormat,
    /// Filter directives of `tracing`.
    pub filter: String,
    /// Milliseconds from which on a statement is told of; 0 for none.
    pub slow_statement_ms: u64,
}

impl Log {
    /// How long a statement takes that is told of.
    pub fn slow_statement(&self) -> Option<Duration> {
        Some(self.slow_statement_ms).filter(|ms| *ms > 0).map(Duration::from_millis)
    }
}

/// How a log line is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Human on a terminal, JSON otherwise.
    Auto,
    /// For reading.
    Human,
    /// One JSON object a line.
    Json,
}

/// A setting that cannot be read; the text names the key.
#[derive(Debug, thiserror::Error)]
#[error("settings: {0}")]
pub struct SettingsError(#[from] ::config::ConfigError);

impl Settings {
    /// Reads the defaults, `file` over them, and the process's `MAGISTER_…` variables over both.
    pub fn load(file: Option<&Path>) -> Result<Self, SettingsError> {
        Self::layered(file, environment())
    }

    fn layered(file: Option<&Path>, environment: Environment) -> Result<Self, SettingsError> {
        let mut layers = Config::builder().add_source(File::from_str(DEFAULTS, FileFormat::Toml));
        if let Some(path) = file {
            layers = layers.add_source(File::from(path).format(FileFormat::Toml));
        }
        Ok(layers.add_source(environment).build()?.try_deserialize()?)
    }
}

fn environment() -> Environment {
    Environment::with_prefix("MAGISTER")
        .prefix_separator("_")
        .separator("__")
        .try_parsing(true)
        .list_separator(",")
        .with_list_parse_key("server.trusted_origins")
        .with_list_parse_key("server.trusted_proxies")
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn with_environment(pairs: &[(&str, &str)]) -> Result<Settings, SettingsError> {
        let variables: HashMap<String, String> =
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Settings::layered(None, environment().source(Some(variables)))
    }

    fn with_file(text: &str) -> Result<Settings, SettingsError> {
        let path = std::env::temp_dir().join(format!("magister-{}.toml", text.len()));
        std::fs::write(&path, text).unwrap();
        Settings::layered(Some(&path), environment().source(Some(HashMap::new())))
    }

    #[test]
    fn who_speaks_https_itself_lacks_no_proxy() {
        let lacks = |pairs: &[(&str, &str)]| {
            let public = ("MAGISTER_SERVER__PUBLIC_URL", "https://magister.example");
            with_environment(&[&[public], pairs].concat()).unwrap().server.lacks_proxies()
        };
        let certificate = ("MAGISTER_SERVER__CERTIFICATE", "fullchain.pem");
        let key = ("MAGISTER_SERVER__PRIVATE_KEY", "privkey.pem");
        assert_eq!([lacks(&[]), lacks(&[certificate, key])], [true, false]);
    }

    #[test]
    fn a_public_address_says_its_port_or_means_the_usual_one() {
        let port = |url: &str| PublicUrl::try_from(url.to_owned()).unwrap().port();
        assert_eq!(port(""), None);
        assert_eq!(port("https://magister.example"), Some(443));
        assert_eq!(port("http://magister.example/"), Some(80));
        assert_eq!(port("https://magister.example:8443"), Some(8443));
        assert_eq!(port("https://[2001:db8::1]"), Some(443));
    }

    #[test]
    fn the_defaults_are_a_whole_configuration() {
        let settings = with_environment(&[]).unwrap();
        assert_eq!(settings.database.url, "sqlite:magister.sqlite");
        assert!(settings.database.migrate);
    }

    #[test]
    fn a_time_zone_is_that_of_the_machine_unless_it_is_named() {
        let zone = |name: &str| {
            let settings = with_environment(&[("MAGISTER_SERVER__TIME_ZONE", name)]);
            settings.map(|settings| settings.server.time_zone.name())
        };
        assert_eq!(zone("").unwrap(), platform::zone().name());
        assert_eq!(zone("America/Detroit").unwrap(), "America/Detroit");
        let error = zone("Waldzell").unwrap_err().to_string();
        assert!(error.contains("\"Waldzell\" is no time zone"), "{error}");
    }

    #[test]
    fn metrics_are_off_unless_an_address_is_named() {
        let metrics = |address: &str| {
            let settings = with_environment(&[("MAGISTER_SERVER__METRICS", address)]);
            settings.map(|settings| settings.server.metrics)
        };
        assert_eq!(Settings::load(None).unwrap().server.metrics, None);
        assert_eq!(metrics("").unwrap(), None);
        assert_eq!(metrics("[::1]:9464").unwrap().unwrap().port(), 9464);
        let error = metrics("9464").unwrap_err().to_string();
        assert!(error.contains("neither empty nor like 127.0.0.1:9464"), "{error}");
        assert!(error.contains("metrics"), "{error}");
    }

    #[test]
    fn the_environment_has_the_last_word() {
        let settings = with_environment(&[
            ("MAGISTER_SERVER__LISTEN", "127.0.0.1:0"),
            ("MAGISTER_DATABASE__MIGRATE", "false"),
            ("MAGISTER_SERVER__TRUSTED_ORIGINS", "https://a.example,https://b.example"),
        ])
        .unwrap();
        assert_eq!(settings.server.listen.port(), 0);
        assert!(!settings.database.migrate);
        assert_eq!(settings.server.trusted_origins, ["https://a.example", "https://b.example"]);
    }

    #[test]
    fn a_file_changes_only_what_it_names() {
        let settings = with_file("[log]\nformat = \"json\"\n").unwrap();
        assert_eq!(settings.log.format, LogFormat::Json);
        assert_eq!(settings.log.filter, "info");
    }

    #[test]
    fn an_unknown_key_is_an_error_that_names_it() {
        let by_environment = with_environment(&[("MAGISTER_SERVER__PROT", "1")]).unwrap_err();
        assert!(by_environment.to_string().contains("prot"), "{by_environment}");
        let by_file = with_file("[sever]\nlisten = \"127.0.0.1:1\"\n").unwrap_err();
        assert!(by_file.to_string().contains("sever"), "{by_file}");
    }

    #[test]
    fn a_value_of_the_wrong_shape_names_its_key() {
        let error = with_environment(&[("MAGISTER_SERVER__LISTEN", "nowhere")]).unwrap_err();
        assert!(error.to_string().contains("server.listen"), "{error}");
    }

    #[test]
    fn the_public_url_is_scheme_and_host() {
        let url = |text: &str| PublicUrl::try_from(text.to_owned());
        let with_origin = |text: &str| url(text).unwrap().origin().map(str::to_owned);
        assert_eq!(with_origin(""), None);
        assert_eq!(with_origin("https://Magister.example/").unwrap(), "https://magister.example");
        assert!(url("https://magister.example:8443").unwrap().is_https());
        assert!(!url("http://hall:8470").unwrap().is_https());
        for wrong in ["magister.example", "https://", "https://a.example/b", "ftp://a.example"] {
            assert!(url(wrong).is_err(), "{wrong}");
        }
        let error = with_environment(&[("MAGISTER_SERVER__PUBLIC_URL", "magister.example")]);
        assert!(error.unwrap_err().to_string().contains("public_url"));
    }

    #[test]
    fn the_production_example_is_valid() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/production.toml");
        Settings::layered(Some(&file), environment().source(Some(HashMap::new()))).unwrap();
    }

    #[test]
    fn the_examples_of_proxies_keep_links_secret_and_let_streams_through() {
        let read = |name: &str| {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/proxy").join(name);
            std::fs::read_to_string(file).unwrap()
        };
        let told = [
            ("nginx.conf", "~^(/[a-z]+)?/p/     /p/masked;"),
            ("nginx.conf", "~^(/[a-z]+)?/g/     /g/masked;"),
            ("nginx.conf", "~^(/[a-z]+)?/setup/ /setup/masked;"),
            ("nginx.conf", "~^(/[a-z]+)?/mail/  /mail/masked;"),
            ("nginx.conf", "~^(/[a-z]+)?/feeds/ /feeds/masked;"),
            ("nginx.conf", "access_log /var/log/nginx/magister.log masked;"),
            ("nginx.conf", "magister-error.log crit;"),
            ("nginx.conf", "proxy_buffering off;"),
            ("nginx.conf", "proxy_set_header X-Forwarded-For   $remote_addr;"),
            ("nginx.conf", "proxy_set_header X-Forwarded-Proto $scheme;"),
            ("Caddyfile", "request>uri regexp ^(?:/[a-z]+)?/(p|g|setup|mail|feeds)/.* /$1/masked"),
            ("Caddyfile", "request>headers delete"),
            ("Caddyfile", "flush_interval -1"),
            ("haproxy.cfg", "log-format \"%ci %HM %ST %B %Ta\""),
            ("haproxy.cfg", "http-request set-header X-Forwarded-For %[src]"),
            ("haproxy.cfg", "http-request set-header X-Forwarded-Proto https"),
            ("haproxy.cfg", "unique-id-header X-Request-Id"),
            ("haproxy.cfg", "option httpchk GET /readyz"),
            ("haproxy.cfg", "http-request disable-l7-retry unless METH_GET"),
            ("nginx.conf", "proxy_set_header X-Request-Id      $request_id;"),
            ("Caddyfile", "header_up X-Request-Id {http.request.uuid}"),
        ];
        for (name, line) in told {
            assert!(read(name).contains(line), "{name}: {line}");
        }
    }
}
