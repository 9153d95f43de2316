//! Requests written by hand: from an address of choice, and without the care of a client.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

/// The hall, with its phones, its staff and the attacker.
pub(crate) const HALL: Ipv4Addr = Ipv4Addr::LOCALHOST;
/// A visitor elsewhere.
pub(crate) const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// Connects from an address of this machine.
pub(crate) fn connect(from: Ipv4Addr, address: &str) -> Option<TcpStream> {
    let to: SocketAddr = address.parse().ok()?;
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).ok()?;
    socket.bind(&SocketAddr::from((from, 0)).into()).ok()?;
    socket.connect(&to.into()).ok()?;
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_mins(1))).ok()?;
    stream.set_write_timeout(Some(Duration::from_mins(1))).ok()?;
    Some(stream)
}

/// The status of an answer that was read to its end; 0 for none.
pub(crate) fn status_of(from: Ipv4Addr, address: &str, request: &[u8]) -> u16 {
    let mut answer = Vec::new();
    if let Some(mut stream) = connect(from, address) {
        // The server may answer before it has taken everything.
        let _ = stream.write_all(request);
        let _ = stream.read_to_end(&mut answer);
    }
    let status = answer.get(9..12).and_then(|status| std::str::from_utf8(status).ok());
    status.and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// Reads a page.
pub(crate) fn get(from: Ipv4Addr, address: &str, path: &str) -> u16 {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    );
    status_of(from, address, request.as_bytes())
}

/// Sends a form, or a file, with a cookie.
pub(crate) fn post(
    address: &str,
    path: &str,
    cookie: &str,
    (media_type, body): (&str, &[u8]),
) -> u16 {
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: {media_type}\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    status_of(HALL, address, &[head.as_bytes(), body].concat())
}
