//! What the API has, for those who write programs.

use askama::Template;
use serde_json::Value;
use utoipa::openapi::OpenApi;

use crate::{Frame, filters};

/// The document to read.
#[derive(Template)]
#[template(path = "api/show.html")]
pub struct ApiPage {
    pub frame: Frame,
    /// How to ask on a command line.
    pub examples: String,
    pub groups: Vec<Group>,
    /// What answers are made of.
    pub shapes: Vec<Shape>,
}

pages! { ApiPage }

/// The operations about one thing.
#[derive(Debug, Clone)]
pub struct Group {
    pub name: String,
    pub operations: Vec<Operation>,
}

/// Something that can be asked for or done.
#[derive(Debug, Clone)]
pub struct Operation {
    pub method: String,
    pub path: String,
    pub about: String,
    /// What goes into the path and behind its question mark.
    pub parameters: Vec<Field>,
    /// What is sent along.
    pub body: Option<Kind>,
    /// What comes back: each status with its shape.
    pub answers: Vec<(String, Option<Kind>)>,
}

/// An object of an answer.
#[derive(Debug, Clone)]
pub struct Shape {
    pub name: String,
    pub about: String,
    pub fields: Vec<Field>,
}

#[derive(Debug, Clone)]
pub struct Field {
    pub name: String,
    pub kind: Kind,
    pub about: String,
    pub is_required: bool,
}

/// What a value is: a word of JSON, or a shape that is told elsewhere on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kind {
    pub word: String,
    pub shape: Option<String>,
}

impl ApiPage {
    pub fn new(frame: Frame, origin: &str, api: &OpenApi) -> Self {
        let document = serde_json::to_value(api).unwrap_or_default();
        let mut groups: Vec<Group> = Vec::new();
        for (path, methods) in members(&document["paths"]) {
            for (method, operation) in members(methods) {
                let name = text(&operation["tags"][0]);
                let told = Operation::new(method, path, operation);
                match groups.iter_mut().find(|group| group.name == name) {
                    Some(group) => group.operations.push(told),
                    None => groups.push(Group { name, operations: vec![told] }),
                }
            }
        }
        let shape = |(name, schema): (&String, &Value)| Shape {
            name: name.clone(),
            about: text(&schema["description"]),
            fields: fields_of(schema),
        };
        Self {
            frame,
            examples: examples(origin),
            groups,
            shapes: members(&document["components"]["schemas"]).map(shape).collect(),
        }
    }
}

fn examples(origin: &str) -> String {
    format!(
        "curl {origin}/api/v1/events\n\
         curl -H 'Authorization: Bearer mgs_…' -H 'Content-Type: application/json' \\\n  \
         -d '{{\"outcome\": \"first\", \"ending\": \"resignation\"}}' \\\n  \
         {origin}/api/v1/tournaments/1/rounds/1/boards/1/result"
    )
}

impl Operation {
    fn new(method: &str, path: &str, operation: &Value) -> Self {
        let parameter = |parameter: &Value| Field {
            name: text(&parameter["name"]),
            kind: Kind::of(&parameter["schema"]),
            about: text(&parameter["description"]),
            is_required: parameter["required"] == true,
        };
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        let shape = |answer: &Value| {
            let (_, content) = members(&answer["content"]).next()?;
            Some(Kind::of(&content["schema"]))
        };
        let told = [&operation["summary"], &operation["description"]].map(text);
        Self {
            method: method.to_uppercase(),
            path: path.to_owned(),
            about: told.join(" ").trim().to_owned(),
            parameters: items(&operation["parameters"]).map(parameter).collect(),
            body: (!body.is_null()).then(|| Kind::of(body)),
            answers: members(&operation["responses"])
                .map(|(status, answer)| (status.clone(), shape(answer)))
                .collect(),
        }
    }
}

/// The fields of an object, and of those that it takes in.
fn fields_of(schema: &Value) -> Vec<Field> {
    let required: Vec<&str> = items(&schema["required"]).filter_map(Value::as_str).collect();
    let own = members(&schema["properties"]).map(|(name, value)| Field {
        name: name.clone(),
        kind: Kind::of(value),
        about: text(&value["description"]),
        is_required: required.contains(&name.as_str()),
    });
    let taken_in = items(&schema["allOf"]).flat_map(|part| match Kind::of(part).shape {
        Some(shape) => vec![Field {
            name: "…".to_owned(),
            kind: Kind { word: shape.clone(), shape: Some(shape) },
            about: String::new(),
            is_required: true,
        }],
        None => fields_of(part),
    });
    own.chain(taken_in).collect()
}

impl Kind {
    fn of(schema: &Value) -> Self {
        if let Some(shape) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return Self { word: shape.to_owned(), shape: Some(shape.to_owned()) };
        }
        let several = items(&schema["oneOf"]).map(Self::of).find(|kind| kind.word != "null");
        if let Some(kind) = several {
            return Self { word: format!("{} or null", kind.word), ..kind };
        }
        if !schema["items"].is_null() {
            let kind = Self::of(&schema["items"]);
            return Self { word: format!("list of {}", kind.word), ..kind };
        }
        let mut words: Vec<String> = match &schema["type"] {
            Value::Array(several) => several.iter().map(text).collect(),
            one => vec![text(one)],
        };
        if let Some(format) = schema["format"].as_str().filter(|format| format.starts_with("date"))
        {
            format.clone_into(&mut words[0]);
        }
        Self { word: words.join(" or "), shape: None }
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
