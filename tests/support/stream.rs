//! Requests of many at once, each from an address of its own, as from a hall.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use actix_web::rt::net::TcpStream;
use socket2::{Domain, Protocol, Socket, Type};

/// Asks for a page; nothing where nobody listens.
pub(crate) async fn ask(server: SocketAddr, nth: usize, path: &str) -> Option<TcpStream> {
    let [high, low] = u16::try_from(nth % 60_000).ok()?.to_be_bytes();
    let from = IpAddr::V4(Ipv4Addr::new(127, 2, high, low.max(1)));
    let socket = Socket::new(Domain::IPV4, Type::STREAM, Some(Protocol::TCP)).ok()?;
    socket.bind(&SocketAddr::new(from, 0).into()).ok()?;
    socket.connect(&server.into()).ok()?;
    socket.set_nonblocking(true).ok()?;
    let stream = TcpStream::from_std(socket.into()).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    let mut bytes = request.as_bytes();
    while !bytes.is_empty() {
        stream.writable().await.ok()?;
        match stream.try_write(bytes) {
            Ok(n) => bytes = &bytes[n..],
            // It was said to be ready, and was not.
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return None,
        }
    }
    Some(stream)
}

/// What comes next; nothing at the end.
pub(crate) async fn read_some(stream: &TcpStream) -> Option<String> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        stream.readable().await.ok()?;
        match stream.try_read(&mut bytes) {
            Ok(0) => return None,
            Ok(n) => return Some(String::from_utf8_lossy(&bytes[..n]).into_owned()),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return None,
        }
    }
}
