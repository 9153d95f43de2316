//! Text that nobody wrote as a game.

use proptest::{prelude::*, string::string_regex};
use rules::{Game, Spec, verify};

/// What is nearly a spec: families, sizes and options, not always of one game.
fn specs() -> impl Strategy<Value = String> {
    let families = Game::FAMILIES.join("|");
    let options = r",tie=emptied|,drop=unowned|,stakes=([a-f][0-7]\+?){0,3}|,komi=[0-9.]{0,3}";
    string_regex(&format!("({families}|GBG|go)?:?[0-9]{{0,2}}({options}){{0,3}}")).unwrap()
}

proptest! {
    #[test]
    fn any_text_gets_a_verdict(text in "\\PC{0,200}") {
        prop_assert!(verify(text.as_bytes()).fault.is_some());
        for game in Game::samples() {
            let tagged = format!("[Game \"{game}\"]\n[Result \"*\"]\n\n{text}");
            let _ = verify(tagged.as_bytes());
        }
    }

    #[test]
    fn any_text_is_a_spec_only_in_its_own_spelling(text in specs()) {
        if let Ok(spec) = text.parse::<Spec>() {
            prop_assert_eq!(spec.to_string(), text);
        }
    }
}
