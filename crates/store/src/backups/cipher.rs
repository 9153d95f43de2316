//! Encryption by a passphrase: Argon2id makes a key of it, ChaCha20-Poly1305 seals pieces in order
//! (`docs/spec/backups.md`).

use std::io::{self, Read, Write};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use data_encoding::HEXLOWER;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use zeroize::Zeroizing;

/// So much is sealed at once.
const PIECE: usize = 64 * 1024;

/// So much longer is a piece when it is sealed.
const TAG: usize = 16;

/// 64 MiB of memory, three times over.
const MEMORY_KIB: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// A key that seals one backup and no other, since its salt is new.
pub(super) struct Key(LessSafeKey);

impl Key {
    pub(super) fn new(passphrase: &str, salt: &str) -> io::Result<Self> {
        let key = derive(passphrase, salt)?;
        let key = UnboundKey::new(&CHACHA20_POLY1305, key.as_slice()).map_err(io::Error::other)?;
        Ok(Self(LessSafeKey::new(key)))
    }
}

/// The key of a passphrase. It is wiped from memory, and so is what it is made of.
fn derive(passphrase: &str, salt: &str) -> io::Result<Zeroizing<[u8; 32]>> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).map_err(io::Error::other)?;
    let salt = HEXLOWER.decode(salt.as_bytes()).map_err(io::Error::other)?;
    let mut key = Zeroizing::new([0; 32]);
    let mut memory = Zeroizing::new(vec![Block::default(); params.block_count()]);
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into_with_memory(
            passphrase.as_bytes(),
            &salt,
            key.as_mut_slice(),
            memory.as_mut_slice(),
        )
        .map_err(io::Error::other)?;
    Ok(key)
}

/// The SHA-256 of the manifest, which is not encrypted: each piece is sealed together with it, so that
/// nobody without the passphrase can change it.
pub(super) type Bound = [u8; 32];

/// Whether more follows a piece: pieces cannot be cut off at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Within,
    Last,
}

/// The number of a piece, and whether it is the last one.
fn nonce(number: u64, place: Place) -> Nonce {
    let mut nonce = [0; NONCE_LEN];
    nonce[3..11].copy_from_slice(&number.to_be_bytes());
    nonce[11] = u8::from(place == Place::Last);
    Nonce::assume_unique_for_key(nonce)
}

/// Seals what is written.
pub(super) struct Sealing<W> {
    to: W,
    key: Key,
    bound: Bound,
    number: u64,
    piece: Vec<u8>,
}

impl<W: Write> Sealing<W> {
    pub(super) fn new(to: W, key: Key, bound: Bound) -> Self {
        Self { to, key, bound, number: 0, piece: Vec::with_capacity(PIECE + TAG) }
    }

    fn seal(&mut self, place: Place) -> io::Result<()> {
        let nonce = nonce(self.number, place);
        let bound = Aad::from(self.bound);
        let sealed = self.key.0.seal_in_place_append_tag(nonce, bound, &mut self.piece);
        sealed.map_err(io::Error::other)?;
        self.to.write_all(&self.piece)?;
        self.piece.clear();
        self.number += 1;
        Ok(())
    }

    /// Seals the last piece.
    pub(super) fn finish(mut self) -> io::Result<W> {
        self.seal(Place::Last)?;
        Ok(self.to)
    }
}

impl<W: Write> Write for Sealing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.piece.len() == PIECE {
            self.seal(Place::Within)?;
        }
        let n = bytes.len().min(PIECE - self.piece.len());
        self.piece.extend_from_slice(&bytes[..n]);
        Ok(n)
    }

    /// A piece is written when it is full.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Opens what was sealed.
pub(super) struct Opening<R> {
    from: R,
    key: Key,
    bound: Bound,
    number: u64,
    /// Bytes that are still to come.
    left: u64,
    piece: Vec<u8>,
    /// How much of the piece has been read.
    at: usize,
}

impl<R: Read> Opening<R> {
    /// `length` is that of all pieces as they are sealed.
    pub(super) fn new(from: R, (key, bound): (Key, Bound), length: u64) -> Self {
        Self { from, key, bound, number: 0, left: length, piece: Vec::new(), at: 0 }
    }

    fn open(&mut self) -> io::Result<()> {
        let full = PIECE + TAG;
        let length = usize::try_from(self.left).map_or(full, |left| left.min(full));
        self.left -= length as u64;
        let place = if self.left == 0 { Place::Last } else { Place::Within };
        self.piece.resize(length, 0);
        self.from.read_exact(&mut self.piece)?;
        let nonce = nonce(self.number, place);
        // What opens no piece is another passphrase; what opens the first one opens all.
        let fault = match self.number {
            0 => io::ErrorKind::PermissionDenied,
            _ => io::ErrorKind::InvalidData,
        };
        let opened = self.key.0.open_in_place(nonce, Aad::from(self.bound), &mut self.piece);
        let length = opened.map_err(|_| io::Error::from(fault))?.len();
        self.piece.truncate(length);
        (self.number, self.at) = (self.number + 1, 0);
        Ok(())
    }
}

impl<R: Read> Read for Opening<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.at == self.piece.len() {
            // The last piece has been opened. There is one even if nothing is in it.
            if self.left == 0 && self.number > 0 {
                return Ok(0);
            }
            self.open()?;
        }
        let n = into.len().min(self.piece.len() - self.at);
        into[..n].copy_from_slice(&self.piece[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALT: &str = "00112233445566778899aabbccddeeff";

    const BOUND: Bound = [7; 32];

    fn key(passphrase: &str) -> Key {
        Key::new(passphrase, SALT).unwrap()
    }

    fn sealed(text: &[u8]) -> Vec<u8> {
        let mut sealing = Sealing::new(Vec::new(), key("waldzell"), BOUND);
        sealing.write_all(text).unwrap();
        sealing.finish().unwrap()
    }

    fn opened(sealed: &[u8], passphrase: &str) -> io::Result<Vec<u8>> {
        opened_beside(sealed, (key(passphrase), BOUND))
    }

    fn opened_beside(sealed: &[u8], key: (Key, Bound)) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        Opening::new(sealed, key, sealed.len() as u64).read_to_end(&mut text)?;
        Ok(text)
    }

    #[test]
    fn the_key_is_the_one_of_the_specification_and_is_wiped() {
        fn is_wiped(_: &impl zeroize::ZeroizeOnDrop) {}
        let key = derive("waldzell", SALT).unwrap();
        is_wiped(&key);
        // By another implementation of Argon2id.
        let expected = "49e8bcf55a0acae104ae2bb68e883acc53795341d6c90bf4c707b2b142215d00";
        assert_eq!(HEXLOWER.encode(key.as_slice()), expected);
    }

    #[test]
    fn what_was_sealed_opens_beside_its_manifest_alone() {
        let sealed = sealed(b"beads");
        let mut other = BOUND;
        other[31] ^= 1;
        let refused = opened_beside(&sealed, (key("waldzell"), other)).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(opened(&sealed, "waldzell").unwrap(), b"beads");
    }

    #[test]
    fn nothing_at_all_is_no_last_piece() {
        assert!(opened(&[], "waldzell").is_err());
    }

    #[test]
    fn what_is_sealed_is_opened_by_the_passphrase_and_no_other() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            let text: Vec<u8> = (0..length).map(|n| u8::try_from(n % 251).unwrap()).collect();
            let sealed = sealed(&text);
            assert_eq!(opened(&sealed, "waldzell").unwrap(), text, "{length}");
            assert!(opened(&sealed, "monteport").is_err(), "{length}");
        }
    }

    #[test]
    fn pieces_cannot_be_cut_off_or_swapped() {
        let sealed = sealed(&vec![7; 3 * PIECE]);
        let full = PIECE + TAG;
        assert!(opened(&sealed[..2 * full], "waldzell").is_err());
        let swapped = [&sealed[full..2 * full], &sealed[..full], &sealed[2 * full..]].concat();
        assert!(opened(&swapped, "waldzell").is_err());
    }
}
