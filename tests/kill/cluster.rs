//! Two servers of ours behind a proxy, `PgBouncer`, a primary and a synchronous standby: whatever of it is killed while a
//! hall hands in, what was acknowledged is there, once.

mod players;
mod watchers;

use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, RunQueryDsl};
use store::Store;
use system::clock;

use crate::extent::few_or_many;
use crate::phones::{Hall, Phone, faults_of};
use crate::postgres::{Before, Postgres, free_port, haproxy, haproxy_with, pgbouncer};
use crate::server::Server;
use watchers::Watchers;

const N_PLAYERS: u32 = 200;
const N_WATCHERS: usize = 1_000;
/// In which time all players come.
const WITHIN: Duration = Duration::from_secs(24);
/// After the end of a promotion, by which all who watch have heard of what is there.
const UP_TO_DATE_WITHIN: Duration = Duration::from_secs(5);

#[test]
fn whatever_of_a_cluster_is_killed_nothing_acknowledged_is_lost_or_doubled_in_the_long_run() {
    for round in 1..=few_or_many(1, 20) {
        let cluster = Cluster::start();
        let told = cluster.hand_in_while_it_is_killed();
        println!("round {round}: the last watcher was told {told:.1} s after the promotion");
    }
}

/// All of it, in a new database.
struct Cluster {
    hall: Hall,
    database: Database,
    /// What leads to both servers.
    proxy: Before,
    servers: [u16; 2],
}

struct Database {
    primary: Postgres,
    standby: Postgres,
    /// Leads to the one that is there.
    proxy: Before,
    pooler: Before,
}

impl Database {
    fn start() -> Self {
        let primary = Postgres::start();
        primary.run("CREATE DATABASE magister");
        let standby = primary.standby("second");
        primary.run("ALTER SYSTEM SET synchronous_standby_names = 'second'");
        primary.run("SELECT pg_reload_conf()");
        let proxy = haproxy(&[primary.port, standby.port]);
        let pooler = pgbouncer(proxy.port, 20);
        Self { primary, standby, proxy, pooler }
    }

    /// The shipped script, after the primary was killed.
    fn promote(&self) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/postgresql/promote");
        let (standby, old) = (self.standby.url("postgres"), self.primary.url("postgres"));
        let path = std::env::var("PATH").unwrap();
        let programs = std::env::var("TEST_POSTGRES_BIN").unwrap();
        let mut command = Command::new("bash");
        command.arg(script).args(["--standby", &standby, "--old", &old, "--is-down"]);
        let output = command.env("PATH", format!("{programs}:{path}")).output().unwrap();
        let text = [&*output.stdout, &*output.stderr].concat();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&text));
    }

    /// The newest version of a tournament, as the new primary has it.
    fn version(&self, tournament: i32) -> i64 {
        #[derive(diesel::QueryableByName)]
        struct Version {
            #[diesel(sql_type = BigInt)]
            version: i64,
        }
        let mut connection = PgConnection::establish(&self.standby.url("magister")).unwrap();
        let newest = format!(
            "SELECT version FROM stamps WHERE kind = 'tournament' AND subject_id = {tournament}"
        );
        diesel::sql_query(newest).get_result::<Version>(&mut connection).unwrap().version
    }
}

impl Cluster {
    fn start() -> Self {
        let database = Database::start();
        let store = Store::open(&database.primary.url("magister").parse().unwrap(), 1).unwrap();
        let hall = Hall::new(&store, N_PLAYERS);
        drop(store);
        let servers = [free_port(), free_port()];
        let proxy = haproxy_with(|port| of_sites(port, servers));
        Self { hall, database, proxy, servers }
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.proxy.port)
    }

    fn server(&self, number: usize) -> Server {
        let (pooled, direct) =
            (self.database.pooler.url("magister"), self.database.proxy.url("magister"));
        let (listen, site) = (format!("127.0.0.1:{}", self.servers[number]), self.url());
        Server::start_by(&[
            ("MAGISTER_SERVER__LISTEN", &listen),
            ("MAGISTER_SERVER__PUBLIC_URL", &site),
            ("MAGISTER_SERVER__TRUSTED_PROXIES", "127.0.0.1"),
            ("MAGISTER_SERVER__LEAVE_SECS", "1"),
            ("MAGISTER_DATABASE__URL", &pooled),
            ("MAGISTER_DATABASE__POOLER", "true"),
            ("MAGISTER_DATABASE__DIRECT_URL", &direct),
            ("MAGISTER_DATABASE__CONNECTIONS", "8"),
            ("MAGISTER_LOG__FILTER", "off"),
        ])
    }

    /// It has asked before there were servers, and asks again within a second.
    fn is_found_by_the_proxy(&self) {
        let visitor = Phone::of_a_visitor(&self.url());
        for _ in 0..100 {
            if visitor.get("/readyz").status == 200 {
                return;
            }
            sleep(Duration::from_millis(100));
        }
        panic!("the proxy finds no server");
    }

    /// Answers how many seconds after the promotion the last watcher was told.
    fn hand_in_while_it_is_killed(&self) -> f64 {
        let mut one = self.server(0);
        let mut other = self.server(1);
        self.is_found_by_the_proxy();
        let phones = players::let_in(&self.hall, &self.url());
        let watchers = Watchers::open(&self.url(), self.hall.tournament.0, N_WATCHERS);
        let (mut faults, mut told) = (Vec::new(), 0.0);
        std::thread::scope(|scope| {
            let playing = scope.spawn(|| players::play(&self.hall, &phones, WITHIN));
            sleep(Duration::from_secs(2));
            one.kill();
            let one = self.server(0);
            sleep(Duration::from_secs(2));
            other.ask_to_stop();
            assert!(other.ended_cleanly());
            let other = self.server(1);
            sleep(Duration::from_secs(2));
            self.database.primary.kill();
            self.database.promote();
            told = self.all_are_told(&watchers, clock::instant());
            faults = playing.join().unwrap();
            let program = Path::new(env!("CARGO_BIN_EXE_magister"));
            let database = self.database.standby.url("magister");
            faults.extend(faults_of(&self.hall, (&self.url(), &database), program));
            drop((one, other));
        });
        assert!(faults.is_empty(), "{faults:#?}");
        told
    }

    fn all_are_told(&self, watchers: &Watchers, promoted: Instant) -> f64 {
        let version = self.database.version(self.hall.tournament.0);
        while watchers.n_behind(version) > 0 {
            let (n, taken) = (watchers.n_behind(version), promoted.elapsed());
            assert!(taken < UP_TO_DATE_WITHIN, "{n} watchers have not heard of version {version}");
            sleep(Duration::from_millis(20));
        }
        promoted.elapsed().as_secs_f64()
    }
}

/// The example of the project, on this machine, without HTTPS.
fn of_sites(port: u16, [one, other]: [u16; 2]) -> String {
    let example = include_str!("../../config/proxy/haproxy.cfg");
    let own = [
        ("maxconn", "maxconn 4000".to_owned()),
        ("bind :443", format!("bind 127.0.0.1:{port}")),
        ("bind :80", String::new()),
        ("http-request redirect", String::new()),
        ("http-request set-header X-Forwarded-Proto", String::new()),
        ("log /dev/log", String::new()),
        ("default-server", "default-server check inter 200ms fall 2 rise 1".to_owned()),
        ("server one", format!("server one 127.0.0.1:{one}")),
        ("server two", format!("server two 127.0.0.1:{other}")),
    ];
    let changed = |line: &str| {
        let own = own.iter().find(|(beginning, _)| line.trim_start().starts_with(beginning));
        own.map_or(line.to_owned(), |(_, own)| format!("    {own}"))
    };
    example.lines().map(changed).collect::<Vec<_>>().join("\n")
}
