//! Where Prometheus asks: one page, at an address that is not the public one.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::rt::net::{TcpListener, TcpStream};
use actix_web::rt::spawn;
use actix_web::rt::time::{sleep, timeout};
use actix_web::web::Data;
use futures_util::future::{Either, select};
use store::Standby;
use system::meters::{self, Gauges, MEDIA_TYPE};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::super::connections::Connections;
use super::super::state::State;

/// How long a question and its answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// No question of Prometheus is longer.
const MOST_BYTES: usize = 8 * 1024;

/// Listens; within a runtime.
pub(in crate::web) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let listener = std::net::TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

/// Answers until the server is told to stop.
pub(in crate::web) async fn run(
    listener: TcpListener,
    (state, connections): (Data<State>, Arc<Connections>),
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    while let Either::Left((accepted, _)) = select(pin!(listener.accept()), stop.as_mut()).await {
        let Ok((stream, _)) = accepted else {
            // Too many files are open: some of them will be closed.
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        let (state, connections) = (state.clone(), Arc::clone(&connections));
        let page = move || page(&state, &connections);
        // Who goes away in the middle has asked for nothing.
        spawn(async move { timeout(PATIENCE, answer(stream, page)).await });
    }
}

fn page(state: &State, connections: &Connections) -> String {
    let standby = state.store.standby();
    let gauges = Gauges {
        open_connections: connections.n_open(),
        live_connections: state.n_watchers(),
        kept_bytes: state.kept.n_bytes(),
        lists_recomputing: state.n_recomputing(),
        standby_answers: standby.is_some_and(Standby::answers),
        standby_age: standby.and_then(Standby::age),
    };
    meters::get().map(|meters| meters.expose(&gauges)).unwrap_or_default()
}

async fn answer(mut stream: TcpStream, page: impl FnOnce() -> String) -> io::Result<()> {
    let asked = read(&mut stream).await?;
    let (status, page) = match path(&asked) {
        Some("/metrics") => ("200 OK", page()),
        Some(_) => ("404 Not Found", "the metrics are at /metrics\n".to_owned()),
        None => ("405 Method Not Allowed", "ask by GET\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {MEDIA_TYPE}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        page.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(page.as_bytes()).await?;
    stream.shutdown().await
}

/// The head of a request: all of it, so that nothing unread breaks the connection off.
async fn read(stream: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while head.len() < MOST_BYTES && !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if stream.read_buf(&mut head).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok(head)
}

/// What is asked for by GET.
fn path(head: &[u8]) -> Option<&str> {
    let line = head.split(|byte| *byte == b'\r').next()?;
    let target = str::from_utf8(line).ok()?.strip_prefix("GET ")?.split(' ').next()?;
    target.split('?').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_path_of_the_first_line_counts() {
        let asked = |line: &str| path(line.as_bytes()).map(str::to_owned);
        assert_eq!(
            asked("GET /metrics HTTP/1.1\r\nA: GET /x\r\n\r\n").as_deref(),
            Some("/metrics")
        );
        assert_eq!(asked("GET /metrics?a=b HTTP/1.1\r\n\r\n").as_deref(), Some("/metrics"));
        assert_eq!(asked("GET /metrics/a HTTP/1.1\r\n\r\n").as_deref(), Some("/metrics/a"));
        assert_eq!(asked("POST /metrics HTTP/1.1\r\n\r\n"), None);
        assert_eq!(path(b"\xff\xfe\r\n\r\n"), None);
    }
}
