//! Front ends: what reads another language and writes it as OKL.

use crate::document::{
    self, DESCRIBE, Description, OptionDescription, OptionType, READ, Request, Response, WRITE, Want,
};
use crate::export::{Identity, described, head, knows};
use crate::{Change, Text};
use okl_model::Unit;
use serde_json::{Map, Value};

/// A front end: what it is for, and what it does.
///
/// ```text
/// its own text --read--> C++ --okl and clang--> Unit --write--> OKL
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Frontend {
    /// One line on what it is for.
    pub summary: &'static str,
    /// The options it takes: name, type, what for.
    pub options: &'static [(&'static str, OptionType, &'static str)],
    /// The attributes in its C++, `@name(...)`, as `[[attribute]]` tables in TOML.
    pub attributes: &'static str,
    /// From its own text to C++, with attributes where it wants to know what stands there.
    pub read: fn(&Text<'_>) -> Result<Change, String>,
    /// From the C++ as clang understood it to OKL: edits of the unit's text, which take its own attributes out.
    pub write: fn(&AskedUnit<'_>) -> Result<Change, String>,
}

/// A unit that a front end is asked about.
#[derive(Clone, Copy, Debug)]
pub struct AskedUnit<'a> {
    /// The unit. Nothing is proven of it.
    pub unit: &'a Unit,
    /// The input, as messages show it.
    pub path: &'a str,
    /// What the pipeline file chose.
    pub options: &'a Map<String, Value>,
}

/// Answers for a front end.
pub fn respond(frontend: &Frontend, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let operation = head(input)?.operation;
    if operation == DESCRIBE {
        return Ok(described(frontend.description(identity)?));
    }
    let request: Request =
        document::read(input).map_err(|error| format!("the request cannot be read: {error}"))?;
    let (path, options) = (request.path.as_str(), &request.options);
    let change = match operation.as_str() {
        READ => {
            let text = request.text.as_deref().ok_or("the request holds no text")?;
            (frontend.read)(&Text { text, path, target: "", extension: "", options })?
        }
        WRITE => {
            let unit = identity.sent(Want::Unit, request.unit).ok_or("the request holds no unit")?;
            knows(&unit.requires)?;
            (frontend.write)(&AskedUnit { unit: &unit, path, options })?
        }
        other => return Err(format!("this front end does not know the operation `{other}`")),
    };
    Ok(Response {
        schema: document::SCHEMA,
        edits: Some(change.edits),
        text: change.text,
        diagnostics: change.diagnostics,
        ..Response::default()
    })
}

impl Frontend {
    fn description(&self, identity: Identity) -> Result<Description, String> {
        #[derive(serde::Deserialize)]
        struct Tables {
            #[serde(default)]
            attribute: Vec<Map<String, Value>>,
        }
        let tables: Tables =
            toml::from_str(self.attributes).map_err(|error| format!("its attributes: {error}"))?;
        let option = |(name, kind, summary): &(&str, OptionType, &str)| OptionDescription {
            name: name.to_string(),
            summary: summary.to_string(),
            kind: *kind,
        };
        Ok(Description {
            summary: self.summary.to_string(),
            attributes: tables.attribute,
            options: self.options.iter().map(option).collect(),
            ..identity.description()
        })
    }
}
