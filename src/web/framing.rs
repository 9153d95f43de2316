//! Where a request ends in the bytes that a client sends (RFC 9112, sections 2, 6 and 7).
//!
//! The framework parses requests itself, and as many at once as it has read. This follows the same bytes only far enough
//! to hand on one request at a time. If the two ever disagree, the request stalls until its time is over: nothing is
//! read as a request here.

use std::mem;

/// Lines of a head that matter here are shorter. Of longer ones only this much is looked at.
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
}

impl Line {
    fn push(&mut self, byte: u8) {
        if self.bytes.len() < LONGEST_LINE {
            self.bytes.push(byte);
        }
        self.last = Some(byte);
    }

    /// Returns the line without its end, and begins a new one.
    fn end(&mut self) -> Vec<u8> {
        self.last = None;
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
    /// A line feed without a carriage return in a head becomes a zero byte, which no head may contain: recipients
    /// that read such a line end differently would disagree on what the request is.
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
        let is_head = matches!(self.part, Part::Head { .. });
        if *byte != b'\n' {
            return self.line.push(*byte);
        }
        if is_head && self.line.last != Some(b'\r') {
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
