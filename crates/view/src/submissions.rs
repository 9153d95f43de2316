//! When results count, in words.

use domain::submissions::Policy;
use words::Text;

pub fn policy_words(policy: Policy) -> Text {
    Text::new(match policy {
        Policy::Agreement => "policy-agreement",
        Policy::AnyEntry => "policy-any-entry",
        Policy::Verified => "policy-verified",
        Policy::Arbiter => "policy-arbiter",
    })
}
