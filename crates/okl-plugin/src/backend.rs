//! Backends: plugins that lower for a target, or spell parts of what okl lowers.

use crate::document::{self, DESCRIBE, Description, LOWER, Request, Response, SPELL_NODE, Want};
use crate::request::{Identity, described, head, readable, request};
use okl_model::Lowered;
use okl_model::plan::{Node, NodeKind, Plan, Spelled};
use okl_sema::Checked;
use okl_source::{Diagnostic, Span};
use serde_json::{Map, Value};

/// A backend that spells some nodes of the plan by itself; okl lowers the rest.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// The description of its target, a table in TOML.
    pub target: &'static str,
    /// The kinds of nodes that it spells.
    pub nodes: &'static [NodeKind],
    /// The function that spells a node: a text of one line, none for the spelling of the target, or a diagnostic.
    pub spell: SpellFn,
}

/// A function from a node, and the unit with its plan, to the text of the node.
pub type SpellFn = fn(&Node<Span>, Asked<'_>) -> Result<Option<String>, Box<Diagnostic>>;

/// A backend that lowers by itself.
#[derive(Clone, Copy, Debug)]
pub struct Lowering {
    /// The description of its target, a table in TOML. Options, the extension of files and the plan depend on it.
    pub target: &'static str,
    /// The function from a checked unit to edits of its text, or to diagnostics about code that the target does not
    /// support.
    pub lower: fn(Asked<'_>) -> Result<Lowered, Vec<Diagnostic>>,
}

/// A request to lower a unit. Parts that the backend does not want ([`crate::Want`]) are empty.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The checked unit: it keeps the rules of OKL, and its parallel loops are a typed tree.
    pub checked: &'a Checked,
    /// The plan for the target. Positions are spans of the unit's text.
    pub plan: &'a Plan<Span>,
    /// The options in the pipeline file.
    pub options: &'a Map<String, Value>,
}

/// Handles a request to a backend that only describes its target. Such a plugin contains no code that reads units.
pub fn respond_target(target: &str, identity: Identity, input: &[u8]) -> Result<Response, String> {
    match head(input)?.operation.as_str() {
        DESCRIBE => Ok(described(known(target, identity)?)),
        LOWER => Err("this plugin describes its target, and lowers nothing".into()),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

/// Handles a request to a backend that lowers by itself.
pub fn respond_lowering(lowering: &Lowering, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    match request.operation.as_str() {
        DESCRIBE => Ok(described(Description { lowers: true, ..known(lowering.target, identity)? })),
        LOWER => lower(lowering, identity, request),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

/// Handles a request to a backend that spells some nodes by itself.
pub fn respond_spelling(spelling: &Spelling, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    match request.operation.as_str() {
        DESCRIBE => Ok(described(Description {
            spells: spelling.nodes.to_vec(),
            ..known(spelling.target, identity)?
        })),
        SPELL_NODE => spell(spelling, identity, request),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

fn lower(lowering: &Lowering, identity: Identity, request: Request) -> Result<Response, String> {
    let envelope = identity.sent(Want::Unit, request.checked).ok_or("the request holds no unit")?;
    readable(&envelope.unit)?;
    let plan = identity.sent(Want::Plan, request.plan).ok_or("the request holds no plan")?;
    let (checked, options) = (envelope.open(), &request.options);
    let (lowered, diagnostics) = match (lowering.lower)(Asked { checked: &checked, plan: &plan, options }) {
        Ok(lowered) => (Some(lowered), Vec::new()),
        Err(diagnostics) => (None, diagnostics),
    };
    Ok(Response { schema: document::SCHEMA, lowered, diagnostics, ..Response::default() })
}

fn spell(spelling: &Spelling, identity: Identity, request: Request) -> Result<Response, String> {
    let envelope = identity.sent(Want::Unit, request.checked).ok_or("the request holds no unit")?;
    readable(&envelope.unit)?;
    let plan = identity.sent(Want::Plan, request.plan).ok_or("the request holds no plan")?;
    let checked = envelope.open();
    let asked = Asked { checked: &checked, plan: &plan, options: &request.options };
    let mut response = Response { schema: document::SCHEMA, ..Response::default() };
    for node in &request.nodes {
        match (spelling.spell)(node, asked) {
            Ok(None) => {}
            Ok(Some(text)) => response.spelled.push(Spelled { node: node.id, text }),
            Err(diagnostic) => response.diagnostics.push(*diagnostic),
        }
    }
    Ok(response)
}

fn known(target: &str, identity: Identity) -> Result<Description, String> {
    let target = okl_target::Description::from_toml(target);
    let target = target.map_err(|mistake| format!("its target: {}", mistake.message))?;
    Ok(Description { target: Some(target), ..identity.description() })
}
