//! As little of a browser as there can be: it must not take the processor from the program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use system::clock;

/// A browser with a connection that it keeps.
pub(crate) struct Browser {
    stream: BufReader<TcpStream>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    /// From the request on.
    pub(crate) first_byte: Duration,
    /// Of the body, as it was sent.
    pub(crate) n_bytes: usize,
    /// As it was sent.
    pub(crate) body: Vec<u8>,
}

struct Head {
    status: u16,
    first_byte: Duration,
    /// The length of the body; none if it comes in chunks.
    length: Option<usize>,
}

impl Browser {
    pub(crate) fn new(address: &str) -> Self {
        let stream = TcpStream::connect(address).expect("the program listens");
        stream.set_nodelay(true).expect("a socket");
        Self { stream: BufReader::with_capacity(64 * 1024, stream) }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask(path, &["Host: hall", "Accept-Encoding: gzip"])
    }

    /// The address of the style sheet.
    pub(crate) fn style(&mut self) -> String {
        let page = String::from_utf8(self.ask("/about", &["Host: hall"]).body).expect("text");
        let (_, after) = page.split_once("href=\"/static/magister-").expect("a style sheet");
        format!("/static/magister-{}", after.split('"').next().expect("an address"))
    }

    /// Asks with these headers.
    pub(crate) fn ask(&mut self, path: &str, headers: &[&str]) -> Answer {
        let Head { status, first_byte, length } = self.head(path, headers);
        let body = match length {
            Some(length) => self.bytes(length),
            None => self.chunks(),
        };
        Answer { status, first_byte, n_bytes: body.len(), body }
    }

    /// Asks for a stream, and reads what it begins with.
    pub(crate) fn begin(&mut self, path: &str, headers: &[&str]) -> Answer {
        let Head { status, first_byte, .. } = self.head(path, headers);
        let body = self.chunk();
        Answer { status, first_byte, n_bytes: body.len(), body }
    }

    fn head(&mut self, path: &str, headers: &[&str]) -> Head {
        let head = format!("GET {path} HTTP/1.1\r\n{}\r\n\r\n", headers.join("\r\n"));
        let begun = clock::instant();
        self.stream.get_mut().write_all(head.as_bytes()).expect("a request");
        let mut line = self.line();
        let first_byte = begun.elapsed();
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let mut length = None;
        while !line.is_empty() {
            line = self.line().to_ascii_lowercase();
            if let Some(told) = line.strip_prefix("content-length: ") {
                length = told.parse().ok();
            }
        }
        Head { status, first_byte, length }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stream.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).expect("the body");
        body
    }

    fn chunks(&mut self) -> Vec<u8> {
        let mut body = Vec::new();
        loop {
            let chunk = self.chunk();
            if chunk.is_empty() {
                return body;
            }
            body.extend(chunk);
        }
    }

    fn chunk(&mut self) -> Vec<u8> {
        let length = usize::from_str_radix(&self.line(), 16).expect("the length of a chunk");
        let chunk = self.bytes(length);
        self.line();
        chunk
    }
}
