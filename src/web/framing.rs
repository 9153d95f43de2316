//! Where a request ends in the bytes that a client sends (RFC 9112, sections 2, 6 and 7).
//!
//! The framework parses requests itself, and as many at once as it has read. This follows the same bytes only far enough
//! to hand on one request at a time: nothing is read as a request here. If the two ever disagree, either the request
//! stalls until its time is over, or the framework answers a second one and the connection ends ([`super::client_io`]).

use std::mem;

/// Lines that matter here are shorter. Of longer ones only this much is looked at.
const LONGEST_LINE: usize = 128;

/// Follows one request through the bytes of a connection.
#[derive(Debug, Default)]
pub(super) struct Framing {
    part: Part,
    line: Line,
}

/// What the next byte belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The request line and the fields, up to an empty line.
    Head { lines: Lines, body: Length },
    /// The body, with so many bytes left.
    Body(u64),
    /// The line with the size of a chunk.
    ChunkSize,
    /// A chunk, with so many bytes left.
    Chunk(u64),
    /// The line end behind a chunk.
    ChunkEnd,
    /// The fields behind the last chunk, up to an empty line.
    Trailer,
    /// Nothing: the request is complete.
    Nothing,
}

/// Which lines of a head have come. Empty lines before the first one are skipped (RFC 9112, section 2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lines {
    None,
    Some,
}

/// How long the body is, as the head says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Length {
    Bytes(u64),
    Chunked,
}

impl Default for Part {
    fn default() -> Self {
        Self::Head { lines: Lines::None, body: Length::Bytes(0) }
    }
}

/// The beginning of the line that is being read.
#[derive(Debug, Default)]
struct Line {
    bytes: Vec<u8>,
    last: Option<u8>,
    /// Whether more has come than was kept.
    is_cut: bool,
}

impl Line {
    fn push(&mut self, byte: u8) {
        if self.bytes.len() < LONGEST_LINE {
            self.bytes.push(byte);
        } else {
            self.is_cut = true;
        }
        self.last = Some(byte);
    }

    /// Returns the line without its end, and begins a new one.
    fn end(&mut self) -> Vec<u8> {
        (self.last, self.is_cut) = (None, false);
        let mut line = mem::take(&mut self.bytes);
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        line
    }
}

impl Framing {
    /// Returns true if the request has come whole.
    pub(super) fn is_complete(&self) -> bool {
        self.part == Part::Nothing
    }

    /// Returns how many of these bytes, the next ones of the connection, belong to the request.
    ///
    /// A line feed without a carriage return in a head, a trailer or the line of a chunk becomes a zero byte, which
    /// ends no line anywhere: recipients that read such a line end differently would disagree on what the request is.
    /// So does the end of a line that says the length of the body and is too long to be read here.
    pub(super) fn take(&mut self, bytes: &mut [u8]) -> usize {
        let mut taken = 0;
        while taken < bytes.len() && !self.is_complete() {
            taken += match &mut self.part {
                Part::Body(left) | Part::Chunk(left) => {
                    let n_bytes = usize::try_from(*left).unwrap_or(usize::MAX);
                    let n_bytes = n_bytes.min(bytes.len() - taken);
                    *left -= n_bytes as u64;
                    n_bytes
                }
                _ => {
                    self.take_of_line(&mut bytes[taken]);
                    1
                }
            };
            self.leave_if_empty();
        }
        taken
    }

    fn leave_if_empty(&mut self) {
        match self.part {
            Part::Body(0) => self.part = Part::Nothing,
            Part::Chunk(0) => self.part = Part::ChunkEnd,
            _ => {}
        }
    }

    fn take_of_line(&mut self, byte: &mut u8) {
        if *byte != b'\n' {
            // A size may have any number of zeros before it.
            let is_zero_again = *byte == b'0' && self.line.bytes == b"0";
            if !(is_zero_again && self.part == Part::ChunkSize) {
                self.line.push(*byte);
            }
            return;
        }
        let is_unread = self.line.is_cut && length(&self.line.bytes).is_some();
        if self.line.last != Some(b'\r') || is_unread && matches!(self.part, Part::Head { .. }) {
            *byte = 0;
            return self.line.push(0);
        }
        let line = self.line.end();
        self.part = self.after(&line);
    }

    /// Returns what comes after a line.
    fn after(&self, line: &[u8]) -> Part {
        match self.part {
            Part::Head { lines: Lines::None, body } if line.is_empty() => {
                Part::Head { lines: Lines::None, body }
            }
            Part::Head { body: Length::Bytes(n_bytes), .. } if line.is_empty() => {
                Part::Body(n_bytes)
            }
            Part::Head { body: Length::Chunked, .. } if line.is_empty() => Part::ChunkSize,
            Part::Head { body, .. } => {
                Part::Head { lines: Lines::Some, body: length(line).unwrap_or(body) }
            }
            Part::ChunkSize => match chunk_size(line) {
                0 => Part::Trailer,
                n_bytes => Part::Chunk(n_bytes),
            },
            Part::ChunkEnd => Part::ChunkSize,
            Part::Trailer if line.is_empty() => Part::Nothing,
            same => same,
        }
    }
}

/// Returns the length of a body, if a line of the head is the field that says it.
fn length(line: &[u8]) -> Option<Length> {
    let (name, value) = std::str::from_utf8(line).ok()?.split_once(':')?;
    if name.eq_ignore_ascii_case("transfer-encoding") {
        return Some(Length::Chunked);
    }
    let is_length = name.eq_ignore_ascii_case("content-length");
    is_length.then(|| Length::Bytes(value.trim().parse().unwrap_or(0)))
}

/// Returns the size of a chunk. One that cannot be read has no end, and the framework refuses it.
fn chunk_size(line: &[u8]) -> u64 {
    let digits = line.split(|byte| *byte == b';').next().unwrap_or_default();
    let digits = std::str::from_utf8(digits).unwrap_or_default().trim();
    u64::from_str_radix(digits, 16).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Reads a connection in pieces, and returns the requests that it held.
    fn requests(bytes: &[u8], piece: usize) -> Vec<Vec<u8>> {
        let (mut requests, mut framing) = (vec![Vec::new()], Framing::default());
        for piece in bytes.chunks(piece) {
            let mut piece = piece.to_vec();
            let mut rest = &mut piece[..];
            while !rest.is_empty() {
                if framing.is_complete() {
                    framing = Framing::default();
                    requests.push(Vec::new());
                }
                let taken = framing.take(rest);
                requests.last_mut().unwrap().extend_from_slice(&rest[..taken]);
                rest = &mut rest[taken..];
            }
        }
        requests
    }

    fn check(expected: &[&str]) {
        let all = expected.concat();
        for piece in 1..=all.len() {
            let found: Vec<String> = requests(all.as_bytes(), piece)
                .into_iter()
                .map(|request| String::from_utf8(request).unwrap())
                .collect();
            assert_eq!(found, expected, "in pieces of {piece}");
        }
    }

    const PLAIN: &str = "GET /about HTTP/1.1\r\nHost: hall\r\n\r\n";

    #[test]
    fn requests_without_bodies_end_with_an_empty_line() {
        check(&[PLAIN, PLAIN, "\r\nHEAD / HTTP/1.0\r\n\r\n", PLAIN]);
    }

    #[test]
    fn a_body_is_as_long_as_the_head_says() {
        let post = "POST /sign-in HTTP/1.1\r\ncontent-LENGTH:  7 \r\n\r\na=\r\n\r\nb";
        check(&[post, PLAIN, post, "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", PLAIN]);
    }

    #[test]
    fn a_chunked_body_ends_behind_its_last_chunk() {
        let head = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
        let plain = format!("{head}5\r\nab\r\nc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n");
        let with_trailer = format!("{head}1\r\na\r\n000\r\nSum: 1\r\n\r\n");
        check(&[&plain, PLAIN, &with_trailer, PLAIN]);
    }

    #[test]
    fn a_bare_line_feed_in_a_head_becomes_a_zero_byte() {
        let mut bytes = *b"GET / HTTP/1.1\nHost: hall\r\n\r\n";
        let mut framing = Framing::default();
        assert_eq!(framing.take(&mut bytes), bytes.len());
        assert_eq!(&bytes, b"GET / HTTP/1.1\0Host: hall\r\n\r\n");
    }

    #[test]
    fn a_bare_line_feed_in_a_trailer_or_the_line_of_a_chunk_ends_nothing() {
        let head = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
        for (sent, handed_on) in [
            ("0\r\n\nA: b\r\n\r\n", "0\r\n\0A: b\r\n\r\n"),
            ("0\nA: b\r\n", "0\0A: b\r\n"),
            ("1\r\na\n0\r\n", "1\r\na\x000\r\n"),
        ] {
            let mut bytes = format!("{head}{sent}").into_bytes();
            assert_eq!(Framing::default().take(&mut bytes), bytes.len(), "{sent:?}");
            assert_eq!(String::from_utf8(bytes).unwrap(), format!("{head}{handed_on}"));
        }
    }

    #[test]
    fn a_long_line_with_the_length_of_a_body_is_no_line() {
        let mut bytes =
            format!("POST / HTTP/1.1\r\nContent-Length:{}5\r\n\r\n", " ".repeat(200)).into_bytes();
        let mut framing = Framing::default();
        framing.take(&mut bytes);
        assert!(bytes.ends_with(b"5\r\0\r\0"));
    }

    #[test]
    fn the_size_of_a_chunk_may_have_many_zeros_before_it() {
        let head = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
        let zeros = "0".repeat(300);
        check(&[&format!("{head}{zeros}2\r\n\r\n\r\n{zeros}\r\n\r\n"), PLAIN]);
    }

    #[test]
    fn a_line_feed_in_a_body_stays() {
        let mut bytes = *b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na\nb";
        Framing::default().take(&mut bytes);
        assert!(bytes.ends_with(b"a\nb"));
    }

    proptest! {
        #[test]
        fn however_bytes_come_they_are_the_same_requests(
            bodies in prop::collection::vec("[ -~\r\n]{0,40}", 1..6),
            piece in 1_usize..200,
        ) {
            let request = |(idx, body): (usize, &String)| match idx % 3 {
                0 => format!("POST / HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}", body.len()),
                1 if !body.is_empty() => format!(
                    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{body}\r\n0\r\n\r\n",
                    body.len()
                ),
                _ => PLAIN.to_owned(),
            };
            let expected: Vec<Vec<u8>> =
                bodies.iter().enumerate().map(|one| request(one).into_bytes()).collect();
            prop_assert_eq!(requests(&expected.concat(), piece), expected);
        }

        #[test]
        fn no_bytes_are_lost_and_none_are_taken_twice(
            bytes in prop::collection::vec(prop_oneof![Just(b'\r'), Just(b'\n'), Just(b':'), any::<u8>()], 0..300),
            piece in 1_usize..100,
        ) {
            let read = requests(&bytes, piece).concat();
            prop_assert_eq!(read.len(), bytes.len());
        }
    }
}
