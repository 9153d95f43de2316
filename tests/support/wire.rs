//! A wire between the program and its database that a test can cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Leads from a port of its own to a server.
pub(crate) struct Wire {
    pub(crate) port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    is_cut: AtomicBool,
    cut_at: Mutex<Option<Moment>>,
    connections: Mutex<Vec<TcpStream>>,
}

/// When a connection is cut, once: in a transaction that says a word, where it is committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The server has not heard of it.
    BeforeCommit(&'static str),
    /// The server has committed, and nobody hears of it.
    AfterCommit(&'static str),
}

impl Moment {
    fn word(self) -> &'static str {
        match self {
            Self::BeforeCommit(word) | Self::AfterCommit(word) => word,
        }
    }
}

impl Wire {
    pub(crate) fn to(server: (&str, u16)) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, state) = (listener.local_addr().unwrap().port(), Arc::<State>::default());
        let (wire, server) =
            (Self { port, state: Arc::clone(&state) }, (server.0.to_owned(), server.1));
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if !state.is_cut.load(Ordering::SeqCst)
                    && let Ok(server) = TcpStream::connect(&server)
                {
                    join(&state, &client, &server);
                }
            }
        });
        wire
    }

    /// The address of a database with this wire before its server.
    pub(crate) fn before(url: &str) -> (Self, String) {
        let (start, rest) = url.rsplit_once('@').unwrap();
        let (host, name) = rest.split_once('/').unwrap();
        let (host, port) = host.rsplit_once(':').unwrap();
        let wire = Self::to((host, port.parse().unwrap()));
        let url = format!("{start}@127.0.0.1:{}/{name}", wire.port);
        (wire, url)
    }

    /// Cuts all connections; none comes through until it is mended.
    pub(crate) fn cut(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
        for connection in self.state.connections.lock().unwrap().drain(..) {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }

    /// Cuts one connection at a moment that comes.
    pub(crate) fn cut_at(&self, moment: Moment) {
        *self.state.cut_at.lock().unwrap() = Some(moment);
    }

    /// Whether that moment has come.
    pub(crate) fn was_cut(&self) -> bool {
        self.state.cut_at.lock().unwrap().is_none()
    }
}

fn join(state: &Arc<State>, client: &TcpStream, server: &TcpStream) {
    let copy = |stream: &TcpStream| stream.try_clone().unwrap();
    state.connections.lock().unwrap().extend([copy(client), copy(server)]);
    let (from, to) = (copy(server), copy(client));
    std::thread::spawn(move || carry(from, &to));
    let (state, client, server) = (Arc::clone(state), copy(client), copy(server));
    std::thread::spawn(move || carry_watched(&state, client, &server));
}

fn carry(mut from: TcpStream, mut to: &TcpStream) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(n @ 1..) = from.read(&mut buffer) {
        if to.write_all(&buffer[..n]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}

fn has(bytes: &[u8], word: &[u8]) -> bool {
    bytes.windows(word.len()).any(|window| window == word)
}

/// What the program says, up to the moment when it is cut.
fn carry_watched(state: &State, mut client: TcpStream, mut server: &TcpStream) {
    let (mut buffer, mut said) = ([0; 16 * 1024], Vec::new());
    while let Ok(n @ 1..) = client.read(&mut buffer) {
        said.extend_from_slice(&buffer[..n]);
        let is_commit = has(&buffer[..n], b"COMMIT\0");
        let mut moment = state.cut_at.lock().unwrap();
        match moment.filter(|moment| is_commit && has(&said, moment.word().as_bytes())) {
            None => {}
            Some(Moment::BeforeCommit(_)) => {
                *moment = None;
                break;
            }
            Some(Moment::AfterCommit(_)) => {
                *moment = None;
                // Nobody hears the answer.
                let _ = client.shutdown(Shutdown::Both);
                let _ = server.write_all(&buffer[..n]);
                std::thread::sleep(Duration::from_millis(200));
                break;
            }
        }
        drop(moment);
        if is_commit {
            said.clear();
        }
        if server.write_all(&buffer[..n]).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Both);
}
