//! PostgreSQL servers of a test's own, which it stops, starts, promotes, and reaches through a pooler.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

use crate::temporary::unique;

/// A server on a port of its own.
pub(crate) struct Postgres {
    folder: PathBuf,
    environment: Vec<(String, String)>,
    pub(crate) port: u16,
}

/// What `tests/run` says of the servers that it can start.
fn told(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("no {name}: run the tests by `tests/run`"))
}

/// A port that nothing listens on.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A command of whom servers run as: they refuse to run as root.
fn as_owner(program: impl AsRef<Path>, folder: &Path) -> Command {
    let owner = told("TEST_POSTGRES_OWNER");
    let mut command = if owner.is_empty() {
        Command::new(program.as_ref())
    } else {
        let mut command = Command::new("runuser");
        command.args(["-u", &owner, "--"]).arg(program.as_ref());
        command
    };
    command.current_dir(folder).stdin(Stdio::null());
    command
}

fn new_folder(name: &str) -> PathBuf {
    let all = PathBuf::from(told("TEST_POSTGRES_FOLDER"));
    let folder = all.join(unique(name));
    assert!(as_owner("mkdir", &all).arg(&folder).status().unwrap().success());
    folder
}

fn must_work(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaints}");
    output
}

/// Nothing here has to outlive the machine.
const SETTINGS: &str = "fsync = off
listen_addresses = '127.0.0.1'
max_connections = 60
shared_buffers = 16MB
autovacuum = off
wal_level = replica
hot_standby = on
";

impl Postgres {
    /// A new server that is empty but for a role `magister` that may do everything.
    pub(crate) fn start() -> Self {
        Self::start_with("")
    }

    /// The same with more settings, as lines of `postgresql.conf`.
    pub(crate) fn start_with(settings: &str) -> Self {
        Self::start_new(settings, &[])
    }

    /// The same in an environment.
    #[allow(dead_code, reason = "some tests need none")]
    pub(crate) fn start_in(environment: &[(String, String)]) -> Self {
        Self::start_new("", environment)
    }

    fn start_new(settings: &str, environment: &[(String, String)]) -> Self {
        let environment = environment.to_vec();
        let server = Self { folder: new_folder("server"), environment, port: free_port() };
        let arguments = ["--username=magister", "--auth=trust", "--encoding=UTF8", "--locale=C"];
        must_work(server.program("initdb").arg("--pgdata=data").args(arguments).arg("--no-sync"));
        server.set(&format!("{SETTINGS}{settings}"));
        server.start_again();
        server
    }

    /// A standby that follows this server, which waits for it under its name if `synchronous_standby_names` says so.
    pub(crate) fn standby(&self, name: &str) -> Self {
        let environment = Vec::new();
        let standby = Self { folder: new_folder("standby"), environment, port: free_port() };
        let source =
            format!("host=127.0.0.1 port={} user=magister application_name={name}", self.port);
        let backup = ["--pgdata=data", "--checkpoint=fast", "--write-recovery-conf", "--no-sync"];
        must_work(standby.program("pg_basebackup").args(backup).args(["--dbname", &source]));
        standby.set("");
        standby.start_again();
        standby
    }

    /// Writes down settings, which are read at the next start.
    pub(crate) fn set(&self, settings: &str) {
        let socket = self.folder.display();
        let text =
            format!("{settings}\nport = {}\nunix_socket_directories = '{socket}'\n", self.port);
        must_work(as_owner("sh", &self.folder).args([
            "-c",
            "echo \"$0\" >>data/postgresql.conf",
            &text,
        ]));
    }

    fn program(&self, name: &str) -> Command {
        let program = Path::new(&told("TEST_POSTGRES_BIN")).join(name);
        let mut command = as_owner(program, &self.folder);
        command.envs(self.environment.iter().cloned());
        command
    }

    /// Starts it after a stop.
    pub(crate) fn start_again(&self) {
        let mut start = self.program("pg_ctl");
        start.args(["start", "--pgdata=data", "--log=log", "--wait", "--silent"]);
        // What it leaves behind must not hold a pipe open.
        let status = start.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        assert!(status.success(), "{}", std::fs::read_to_string(self.folder.join("log")).unwrap());
    }

    /// Stops it, and ends what goes on there.
    pub(crate) fn stop(&self) {
        must_work(self.program("pg_ctl").args(["stop", "--pgdata=data", "--mode=fast", "--wait"]));
    }

    /// Ends it at once, as a power cut would.
    #[allow(dead_code, reason = "some tests stop it in order")]
    pub(crate) fn kill(&self) {
        let kill = "kill -9 \"$(head -n 1 data/postmaster.pid)\"";
        must_work(as_owner("sh", &self.folder).args(["-c", kill]));
    }

    /// Puts a file in its folder of data, for its owner alone.
    #[allow(dead_code, reason = "some tests need nothing there")]
    pub(crate) fn write(&self, name: &str, text: &str) {
        let write = "umask 077; rm -f \"data/$0\"; echo \"$1\" >\"data/$0\"";
        must_work(as_owner("sh", &self.folder).args(["-c", write, name, text]));
    }

    /// What it has logged from a place on, in bytes; and where that ends.
    #[allow(dead_code, reason = "some tests do not ask")]
    pub(crate) fn logged_since(&self, place: u64) -> (String, u64) {
        let (mut log, mut text) = (File::open(self.folder.join("log")).unwrap(), Vec::new());
        log.seek(SeekFrom::Start(place)).unwrap();
        let n_bytes = log.read_to_end(&mut text).unwrap() as u64;
        (String::from_utf8_lossy(&text).into_owned(), place + n_bytes)
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://magister@127.0.0.1:{}/{database}", self.port)
    }

    pub(crate) fn run(&self, statements: &str) {
        PgConnection::establish(&self.url("postgres")).unwrap().batch_execute(statements).unwrap();
    }

    /// Whether a statement works there.
    pub(crate) fn does(&self, database: &str, statement: &str) -> bool {
        PgConnection::establish(&self.url(database))
            .is_ok_and(|mut connection| connection.batch_execute(statement).is_ok())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stop = ["stop", "--pgdata=data", "--mode=immediate", "--silent"];
        let _ = self.program("pg_ctl").args(stop).output();
        let _ = as_owner("rm", Path::new("/")).arg("-rf").arg(&self.folder).status();
    }
}

/// Something that stands before servers, for as long as a test runs.
pub(crate) struct Before {
    child: Child,
    pub(crate) port: u16,
}

impl Before {
    fn start(command: &mut Command, port: u16) -> Self {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let before = Self { child, port };
        for _ in 0..500 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return before;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{command:?} listens on no port");
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://magister@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Before {
    fn drop(&mut self) {
        // A signal that `runuser` hands on.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// A `PgBouncer` that hands connections on from transaction to transaction, as `config/postgresql/pgbouncer.ini` says,
/// with so many connections to a server.
pub(crate) fn pgbouncer(server_port: u16, n_connections: u32) -> Before {
    let (folder, port) = (new_folder("pgbouncer"), free_port());
    let example = include_str!("../../config/postgresql/pgbouncer.ini");
    let own = [
        ("magister = ", format!("* = host=127.0.0.1 port={server_port} user=magister")),
        ("listen_port = ", format!("listen_port = {port}")),
        ("auth_type = ", "auth_type = any".to_owned()),
        ("auth_file = ", "unix_socket_dir =".to_owned()),
        ("default_pool_size = ", format!("default_pool_size = {n_connections}")),
    ];
    let changed = |line: &str| {
        let own = own.iter().find(|(beginning, _)| line.starts_with(beginning));
        own.map_or(line.to_owned(), |(_, own)| own.clone())
    };
    let settings: Vec<String> = example.lines().map(changed).collect();
    let settings = settings.join("\n");
    must_work(as_owner("sh", &folder).args(["-c", "echo \"$0\" >ini", &settings]));
    Before::start(as_owner("pgbouncer", &folder).arg("ini"), port)
}

/// An `HAProxy` that leads to the first of these servers that is there.
pub(crate) fn haproxy(server_ports: &[u16]) -> Before {
    let server = |(number, port): (usize, &u16)| {
        let backup = if number == 0 { "" } else { " backup" };
        format!(
            "    server s{number} 127.0.0.1:{port} check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions{backup}\n"
        )
    };
    let servers: String = server_ports.iter().enumerate().map(server).collect();
    haproxy_with(|port| {
        format!(
            "defaults\n    mode tcp\n    timeout connect 2s\n    timeout client 5m\n    timeout server 5m\n\
            listen all\n    bind 127.0.0.1:{port}\n{servers}"
        )
    })
}

/// An `HAProxy` with settings, which are told its port.
pub(crate) fn haproxy_with(settings: impl Fn(u16) -> String) -> Before {
    let (folder, port) = (new_folder("haproxy"), free_port());
    let settings = settings(port);
    must_work(as_owner("sh", &folder).args(["-c", "echo \"$0\" >cfg", &settings]));
    // Not as the owner of the servers, who may open few files.
    Before::start(Command::new("haproxy").current_dir(&folder).args(["-db", "-f", "cfg"]), port)
}
