//! When results count, in words.

use super::Text;
use crate::domain::submissions::Policy;

pub fn policy_words(policy: Policy) -> Text {
    Text::new(match policy {
        Policy::Agreement => "policy-agreement",
        Policy::AnyEntry => "policy-any-entry",
        Policy::Verified => "policy-verified",
        Policy::Arbiter => "policy-arbiter",
    })
}
