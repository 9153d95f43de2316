//! The phone of a player: an address and a cookie of its own, a new connection for every request.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use flate2::read::GzDecoder;
use socket2::{Domain, Socket, Type};
use system::clock;

use super::hall::Player;

pub(crate) struct Phone {
    server: SocketAddr,
    /// An address of this machine, like no other phone's.
    from: Ipv4Addr,
    cookie: String,
}

pub(crate) struct Answer {
    /// 0 for none.
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) body: String,
    pub(crate) taken: Duration,
    cookie: String,
}

impl Phone {
    /// Somebody who only looks.
    pub(crate) fn of_a_visitor(url: &str) -> Self {
        let server: SocketAddr = url.trim_start_matches("http://").parse().unwrap();
        assert!(server.ip().is_loopback(), "{server} is not this machine: nobody else is asked");
        Self { server, from: Ipv4Addr::LOCALHOST, cookie: String::new() }
    }

    /// Somebody who is signed in by a session.
    pub(crate) fn signed_in(url: &str, session: &str) -> Self {
        let phone = Self::of_a_visitor(url);
        Self { cookie: format!("magister-{}={session}", phone.server.port()), ..phone }
    }

    /// The same with the cookie of an answer.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Self {
        Self { cookie: cookie.to_owned(), ..*self }
    }

    /// A phone that has seats in games by link, by the secret of its browser.
    pub(crate) fn seated(url: &str, secret: &str, number: u32) -> Self {
        let from = Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 0).to_bits() + number);
        let phone = Self::of_a_visitor(url);
        Self { from, cookie: format!("magister-seats-{}={secret}", phone.server.port()), ..phone }
    }

    /// The phone of a player who came in by their link.
    pub(crate) fn let_in(url: &str, player: &Player) -> Self {
        let from = Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 0).to_bits() + player.number);
        let phone = Self { from, ..Self::of_a_visitor(url) };
        let link = format!("/p/{}", player.token);
        let welcome = phone.get(&link);
        assert_eq!(welcome.status, 200, "{}", welcome.body);
        let form = format!("form_key={}", welcome.hidden("form_key"));
        let answer = phone.post(&link, &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Self { cookie: answer.cookie, ..phone }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    pub(crate) fn post(&self, path: &str, form: &str) -> Answer {
        let head = format!(
            "POST {path} HTTP/1.1\r\nOrigin: http://{}\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n",
            self.server,
            form.len()
        );
        self.ask(&head, form)
    }

    fn ask(&self, head: &str, body: &str) -> Answer {
        let Self { server, cookie, .. } = self;
        let request = format!(
            "{head}Host: {server}\r\nCookie: {cookie}\r\nAccept-Encoding: gzip\r\n\
             Connection: close\r\n\r\n{body}"
        );
        let start = clock::instant();
        let answer = self.exchange(request.as_bytes());
        let taken = start.elapsed();
        match answer {
            Ok(bytes) => Answer::read(&bytes, taken),
            Err(error) => Answer::none(error.to_string(), taken),
        }
    }

    fn exchange(&self, request: &[u8]) -> std::io::Result<Vec<u8>> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
        socket.bind(&SocketAddr::from((self.from, 0)).into())?;
        socket.connect(&self.server.into())?;
        let mut stream = TcpStream::from(socket);
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        stream.write_all(request)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(answer)
    }
}

impl Answer {
    /// The first cookie that came.
    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    fn none(why: String, taken: Duration) -> Self {
        let (location, cookie) = (String::new(), String::new());
        Self { status: 0, location, body: why, taken, cookie }
    }

    fn read(bytes: &[u8], taken: Duration) -> Self {
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
            return Self::none("the answer has no head".to_owned(), taken);
        };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let header = |name: &str| {
            let line = |line: &str| {
                let (found, value) = line.split_once(": ")?;
                found.eq_ignore_ascii_case(name).then(|| value.to_owned())
            };
            head.lines().find_map(line).unwrap_or_default()
        };
        let body = &bytes[end + 4..];
        let body = match header("transfer-encoding").as_str() {
            "chunked" => whole(body),
            _ => body.to_vec(),
        };
        let mut text = String::new();
        match header("content-encoding").as_str() {
            "gzip" => drop(GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap()),
            _ => text = String::from_utf8_lossy(&body).into_owned(),
        }
        let status = head.get(9..12).and_then(|status| status.parse().ok()).unwrap_or(0);
        let cookie = header("set-cookie").split(';').next().unwrap_or_default().to_owned();
        Self { status, location: header("location"), body: text, taken, cookie }
    }

    /// The value of a hidden field.
    pub(crate) fn hidden(&self, name: &str) -> String {
        let field = format!("name=\"{name}\" value=\"");
        let found = self.body.split_once(&field).and_then(|(_, rest)| rest.split_once('"'));
        found.map(|(value, _)| value.to_owned()).unwrap_or_default()
    }
}

/// A body that came in pieces.
fn whole(mut pieces: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = pieces.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&pieces[..end]).unwrap();
        let length = usize::from_str_radix(length.trim(), 16).unwrap();
        if length == 0 {
            break;
        }
        body.extend_from_slice(&pieces[end + 2..end + 2 + length]);
        pieces = &pieces[end + 4 + length..];
    }
    body
}
