//! Secrets: made by the operating system's chance, kept as hashes only.

use std::io::{self, Read};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Params};
use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

use domain::accounts::{Password, normalised};
use domain::codes::{Code, SIGNS};

/// A secret that a browser or a link carries: 256 bits, so that hashing once is enough.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The operating system gave no random bytes, or the hash function refused: nothing to be done.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    #[error("no random bytes: {0}")]
    Random(#[from] getrandom::Error),
    #[error("password hash: {0}")]
    Hash(String),
}

/// Returns random bytes of the operating system.
#[allow(
    clippy::disallowed_methods,
    reason = "secrets and seeds are made here so that nobody else must"
)]
fn chance<const N: usize>() -> Result<[u8; N], SecretError> {
    let mut bytes = [0_u8; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

impl Token {
    pub fn new() -> Result<Self, SecretError> {
        Ok(Self(BASE64URL_NOPAD.encode(&chance::<32>()?)))
    }

    /// The secret of a link that is printed: 128 bits, in 22 signs.
    pub fn of_link() -> Result<Self, SecretError> {
        Ok(Self(BASE64URL_NOPAD.encode(&chance::<16>()?)))
    }

    /// The secret of a program, with what people know it by.
    pub fn for_program(prefix: &str) -> Result<Self, SecretError> {
        Ok(Self(format!("{prefix}{}", Self::new()?.expose())))
    }

    pub fn received(text: &str) -> Self {
        Self(text.to_owned())
    }

    pub fn expose(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> String {
        digest(&[self.0.as_bytes()])
    }

    /// The hash of a code under this secret: without it nobody finds the code again, few as its bits
    /// are.
    pub fn hash_of(&self, code: &Code) -> String {
        self.hash_of_text(code.as_str())
    }

    /// The same for what is a name, and not to be read by others.
    pub fn hash_of_text(&self, text: &str) -> String {
        digest(&[self.0.as_bytes(), text.as_bytes()])
    }
}

/// A one-time code, to be typed off a screen: forty bits.
pub fn new_code() -> Result<Code, SecretError> {
    Ok(Code::of(chance::<SIGNS>()?))
}

/// A password for a day: eighty bits, in letters and digits that are read off a screen easily.
pub fn new_password() -> Result<String, SecretError> {
    let letters = BASE32_NOPAD.encode(&Sha256::digest(Token::new()?.expose())[..10]);
    let groups: Vec<String> = letters
        .as_bytes()
        .chunks(4)
        .map(|group| String::from_utf8_lossy(group).to_lowercase())
        .collect();
    Ok(groups.join("-"))
}

/// Returns a seed for drawing lots. The caller records it, so that the draw can be repeated.
pub fn lot_seed() -> Result<u64, SecretError> {
    Ok(u64::from_le_bytes(chance()?))
}

/// SHA-256 of the parts one after the other, in hexadecimal.
pub fn digest(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    HEXLOWER.encode(&hasher.finalize())
}

/// A reader that computes the SHA-256 of what is read through it.
pub struct Digesting<R> {
    from: R,
    hasher: Sha256,
}

impl<R: Read> Digesting<R> {
    pub fn new(from: R) -> Self {
        Self { from, hasher: Sha256::new() }
    }

    /// Reads to the end; returns the digest of everything, in hexadecimal.
    pub fn finish(mut self) -> io::Result<String> {
        io::copy(&mut self, &mut io::sink())?;
        Ok(HEXLOWER.encode(&self.hasher.finalize()))
    }
}

impl<R: Read> Read for Digesting<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let n = self.from.read(into)?;
        self.hasher.update(&into[..n]);
        Ok(n)
    }
}

/// The link that makes the first administrator.
pub struct SetupLink(Token);

impl SetupLink {
    /// A new one, by the operating system's chance.
    pub fn new() -> Result<Self, SecretError> {
        Token::new().map(Self)
    }

    /// What the database keeps.
    pub fn hash(&self) -> String {
        self.0.hash()
    }

    /// Its path on this server.
    pub fn path(&self) -> String {
        format!("/setup/{}", self.0.expose())
    }
}

/// Hashes a password by Argon2id with a salt of its own. Takes tens of milliseconds by design.
pub fn hash_password(password: &Password) -> Result<String, SecretError> {
    let salt = chance::<{ Salt::RECOMMENDED_LENGTH }>()?;
    let (argon2, mut out) = (Argon2::default(), [0_u8; Params::DEFAULT_OUTPUT_LEN]);
    let password = password.expose().as_bytes();
    argon2
        .hash_password_into(password, &salt, &mut out)
        .map_err(|error| SecretError::Hash(error.to_string()))?;
    let refused = |error: argon2::password_hash::phc::Error| SecretError::Hash(error.to_string());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(argon2::Version::default().into()),
        params: ParamsString::try_from(argon2.params())
            .map_err(|error| SecretError::Hash(error.to_string()))?,
        salt: Some(Salt::new(&salt).map_err(refused)?),
        hash: Some(Output::new(&out).map_err(refused)?),
    };
    Ok(hash.to_string())
}

/// Whether a password is the one that was hashed, however its letters were typed.
pub fn is_password(typed: &str, hash: Option<&str>) -> bool {
    let normal = normalised(typed);
    // Early versions hashed what was typed.
    is_hashed(&normal, hash) || (normal != typed && is_hashed(typed, hash))
}

/// Without a hash the same time is spent, so that nobody learns from the clock which names exist.
fn is_hashed(typed: &str, hash: Option<&str>) -> bool {
    const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
        2KkQLmcn5Y9tKQpHN0H4gkDrwyuRXXqZcQVrRGbtq4k";
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODYS)) else {
        return false;
    };
    verifies(typed, &parsed).is_some_and(|matches| matches && hash.is_some())
}

/// `None` for a hash that is none of Argon2's.
fn verifies(typed: &str, parsed: &PasswordHash) -> Option<bool> {
    let (salt, hash) = (parsed.salt?, parsed.hash?);
    let version = parsed.version.map(argon2::Version::try_from).transpose().ok()?;
    let argon2 = Argon2::new(
        Algorithm::try_from(parsed.algorithm.as_str()).ok()?,
        version.unwrap_or_default(),
        Params::try_from(parsed).ok()?,
    );
    let mut out = vec![0_u8; hash.len()];
    argon2.hash_password_into(typed.as_bytes(), &salt, &mut out).ok()?;
    // `Output` is compared in constant time.
    Some(Output::new(&out).ok()? == hash)
}

#[cfg(test)]
mod tests {
    use domain::accounts::AccountName;

    use super::*;

    #[test]
    fn a_password_is_known_by_its_argon2id_hash() {
        let name = AccountName::parse("knecht").unwrap();
        let password = Password::parse("seven beads on green", &name, 10).unwrap();
        let hash = hash_password(&password).unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert!(is_password("seven beads on green", Some(&hash)));
        assert!(!is_password("seven beads on blue", Some(&hash)));
        assert!(!is_password("seven beads on green", None));
    }

    #[test]
    fn a_password_opens_with_letters_and_accents_typed_apart() {
        let name = AccountName::parse("knecht").unwrap();
        let password = Password::parse("sieben K\u{e4}fer auf Gr\u{fc}n", &name, 10).unwrap();
        let hash = hash_password(&password).unwrap();
        assert!(is_password("sieben Ka\u{308}fer auf Gru\u{308}n", Some(&hash)));
        assert!(!is_password("sieben Kafer auf Grun", Some(&hash)));
    }

    #[test]
    fn a_password_from_before_letters_were_made_one_still_opens() {
        let typed = "sieben Ka\u{308}fer auf Gru\u{308}n";
        let (salt, mut out) = ([7_u8; 16], [0_u8; 32]);
        let argon2 = Argon2::default();
        argon2.hash_password_into(typed.as_bytes(), &salt, &mut out).unwrap();
        let hash = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(argon2::Version::default().into()),
            params: ParamsString::try_from(argon2.params()).unwrap(),
            salt: Some(Salt::new(&salt).unwrap()),
            hash: Some(Output::new(&out).unwrap()),
        };
        assert!(is_password(typed, Some(&hash.to_string())));
    }

    #[test]
    fn tokens_differ_and_are_not_their_hashes() {
        let (one, other) = (Token::new().unwrap(), Token::new().unwrap());
        assert!(one != other);
        assert_ne!(one.hash(), one.expose());
        assert_eq!(Token::received(one.expose()).hash(), one.hash());
    }
}
