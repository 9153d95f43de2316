//! The picture that other sites show beside a link: the mark, or a board of the game.

use rules::Spec;

use super::assets::{self, Asset};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Picture {
    #[default]
    Mark,
    GlassBeadGame,
    GlassBeadChallenge,
    Bohnenspiel,
    Oware,
}

impl Picture {
    /// The picture of a game; the mark for one without a board here.
    pub fn of_spec(spec: &Spec) -> Self {
        use rules::Game;

        match spec {
            Spec::ResultOnly(_) => Self::Mark,
            Spec::Game(Game::GlassBeadGame(_)) => Self::GlassBeadGame,
            Spec::Game(Game::GlassBeadChallenge(_)) => Self::GlassBeadChallenge,
            Spec::Game(Game::Bohnenspiel(_)) => Self::Bohnenspiel,
            Spec::Game(Game::Oware(_)) => Self::Oware,
        }
    }

    /// Its path.
    pub fn href(self) -> String {
        self.asset().href()
    }

    fn asset(self) -> Asset {
        match self {
            Self::Mark => assets::PICTURE,
            Self::GlassBeadGame => assets::PICTURE_OF_GBG,
            Self::GlassBeadChallenge => assets::PICTURE_OF_GBC,
            Self::Bohnenspiel => assets::PICTURE_OF_BOHNENSPIEL,
            Self::Oware => assets::PICTURE_OF_OWARE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_as_large_as_it_is_said_to_be() {
        let specs = rules::Game::FAMILIES.iter().map(|family| {
            let usual = crate::view::how_to_play::named(family).unwrap();
            Picture::of_spec(&usual.into())
        });
        for picture in specs.chain([Picture::Mark]) {
            let bytes = picture.asset().bytes;
            assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n", "{picture:?}");
            let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
            assert_eq!((size(16), size(20)), (1200, 630), "{picture:?}");
            assert!(bytes.len() < 200_000, "{picture:?}: messengers load no large ones");
        }
    }
}
