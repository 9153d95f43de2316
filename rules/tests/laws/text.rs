//! Text that nobody wrote as a game.

use proptest::prelude::*;
use rules::{Spec, verify};

proptest! {
    #[test]
    fn any_text_gets_a_verdict(text in "\\PC{0,200}") {
        prop_assert!(verify(text.as_bytes()).fault.is_some());
        for game in ["gbg:5", "gbc:9", "bohnenspiel", "oware"] {
            let tagged = format!("[Game \"{game}\"]\n[Result \"*\"]\n\n{text}");
            let _ = verify(tagged.as_bytes());
        }
    }

    #[test]
    fn any_text_is_a_spec_only_in_its_own_spelling(
        text in "(gbg|GBG|gbc|go|bohnenspiel|oware)?:?[0-9]{0,2}(,tie=emptied|,drop=unowned|,stakes=([a-f][0-7]\\+?){0,3}|,komi=[0-9.]{0,3}){0,3}",
    ) {
        if let Ok(spec) = text.parse::<Spec>() {
            prop_assert_eq!(spec.to_string(), text);
        }
    }
}
