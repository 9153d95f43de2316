//! Why a program gets no answer: RFC 9457.

use serde::Serialize;
use utoipa::{ToResponse, ToSchema};

/// What is wrong, where, and what to do.
#[derive(Debug, Serialize, ToSchema, ToResponse)]
#[response(
    description = "What is wrong, and what to do.",
    content_type = "application/problem+json"
)]
pub struct Problem {
    /// Nothing but the status says what kind it is.
    #[serde(rename = "type")]
    #[schema(example = "about:blank")]
    pub kind: &'static str,
    #[schema(example = "Not found")]
    pub title: String,
    #[schema(example = 404)]
    pub status: u16,
    /// What to do.
    pub detail: String,
    /// What is wrong with each field, if something is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldProblem>,
}

/// What is wrong with a field.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldProblem {
    #[schema(example = "outcome")]
    pub field: String,
    pub message: String,
}

impl Problem {
    pub fn new(status: u16, title: String, detail: String) -> Self {
        Self { kind: "about:blank", title, status, detail, errors: Vec::new() }
    }
}
