//! What is said of byes.

use tournament::points::PointSystem;
use tournament::result::Bye;

use words::Text;
use words::format::points_words;

/// What a bye is, and what it is worth.
pub fn bye_words(bye: Bye, points: &PointSystem) -> Text {
    let id = match bye {
        Bye::PairingAllocated => "bye-pairing-allocated",
        Bye::FullPoint => "bye-full-point",
        Bye::HalfPoint => "bye-half-point",
        Bye::ZeroPoint => "bye-zero-point",
        Bye::Free => "bye-free",
    };
    Text::new(id).with("points", points_words(bye.points(points)))
}
