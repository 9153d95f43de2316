//! Why a program gets no answer: RFC 9457.

use serde::Serialize;
use utoipa::{IntoResponses, ToResponse, ToSchema};

use words::complaints::Complaints;
use words::{Language, Text};

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

/// Why something is not shown to a program.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "the document is made from it")]
pub enum NotShown {
    #[response(status = 401)]
    NoToken(#[ref_response] Problem),
    #[response(status = 403)]
    OtherTournament(#[ref_response] Problem),
    #[response(status = 404)]
    NotFound(#[ref_response] Problem),
    #[response(status = 409)]
    NotNow(#[ref_response] Problem),
    #[response(status = 429)]
    TooMany(#[ref_response] Problem),
}

/// Why something is not done.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "the document is made from it")]
pub enum NotDone {
    #[response(status = 400)]
    Unreadable(#[ref_response] Problem),
    #[response(status = 401)]
    NoToken(#[ref_response] Problem),
    #[response(status = 403)]
    OtherTournament(#[ref_response] Problem),
    #[response(status = 404)]
    NotFound(#[ref_response] Problem),
    #[response(status = 409)]
    ChangedMeanwhile(#[ref_response] Problem),
    #[response(status = 413)]
    TooLarge(#[ref_response] Problem),
    #[response(status = 415)]
    NoJson(#[ref_response] Problem),
    #[response(status = 422)]
    Refused(#[ref_response] Problem),
    #[response(status = 429)]
    TooMany(#[ref_response] Problem),
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

    /// What the rules say no to.
    pub fn of(title: &Text, complaints: &Complaints) -> Self {
        let english = |text: &Text| text.in_language(Language::DEFAULT);
        let error = |(field, text): (&str, &Text)| FieldProblem {
            field: field.to_owned(),
            message: english(text),
        };
        Self {
            errors: complaints.all().map(error).collect(),
            ..Self::new(422, english(title), english(&complaints.summary()))
        }
    }
}
