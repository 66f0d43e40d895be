//! Attribute plugins: attributes with code of their own.

use crate::document::{
    self, AttributeDescription, CHECK, DESCRIBE, Description, EXPAND, Expansions, Response, Want,
};
use crate::request::{Identity, described, readable, request};
use okl_model::{AttrId, AttrUse, Unit};
use okl_sema::Checked;
use okl_source::Diagnostic;
use serde_json::{Map, Value};

/// An attribute with code of its own.
///
/// The table provides the rest: without `expand`, a use becomes the text in the `expand` of the table, or nothing.
#[derive(Clone, Copy, Debug)]
pub struct AttributePlugin {
    /// The table `[[attribute]]` of a pipeline file, in TOML. Without a `name` in it, the name is that of the plugin.
    pub table: &'static str,
    /// Checks the uses of the attribute. Their sites and arguments fit the table; okl reports those that do not.
    pub check: Option<fn(&Uses<'_>) -> Vec<Diagnostic>>,
    /// Expands the uses on a target, or refuses them with diagnostics. A use that no edit covers is deleted.
    pub expand: Option<ExpandFn>,
}

/// A function from the uses of an attribute to edits.
pub type ExpandFn = fn(&Expand<'_>) -> Result<Expansions, Vec<Diagnostic>>;

/// The uses of an attribute in a unit.
#[derive(Clone, Debug)]
pub struct Uses<'a> {
    /// The unit, which is not checked yet.
    pub unit: &'a Unit,
    /// The uses.
    pub uses: Vec<AttrId>,
    /// The options of the plugin in the file that names it.
    pub options: &'a Map<String, Value>,
}

impl<'a> Uses<'a> {
    /// The uses with their indices.
    pub fn iter(&self) -> impl Iterator<Item = (AttrId, &'a AttrUse)> {
        self.uses.iter().map(|id| (*id, self.unit.attribute(*id)))
    }
}

/// The uses of an attribute to expand on a target.
#[derive(Clone, Debug)]
pub struct Expand<'a> {
    /// The checked unit.
    pub checked: &'a Checked,
    /// The uses.
    pub uses: Uses<'a>,
    /// The name of the target, then the names of its bases: `mine`, `cuda`.
    pub target: &'a [String],
}

impl AttributePlugin {
    /// The description of the attribute, under the plugin's name unless the table has one.
    ///
    /// # Errors
    /// A table that is not valid TOML.
    pub fn describe(&self, name: &str) -> Result<AttributeDescription, String> {
        let read = toml::from_str::<Map<String, Value>>(self.table);
        let mut table = read.map_err(|error| format!("its table: {}", error.message()))?;
        table.entry("name").or_insert_with(|| Value::from(name));
        Ok(AttributeDescription { table, checks: self.check.is_some(), expands: self.expand.is_some() })
    }
}

/// Handles a request to an attribute plugin.
pub fn respond(attribute: &AttributePlugin, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    let operation = request.operation.as_str();
    if operation == DESCRIBE {
        return Ok(described(Description {
            attribute: Some(attribute.describe(identity.name)?),
            ..identity.description()
        }));
    }
    let answer = match (operation, attribute.check, attribute.expand) {
        (CHECK, Some(check), _) => {
            let unit = identity.sent(Want::Unit, request.unit).ok_or("the request holds no unit")?;
            readable(&unit)?;
            let diagnostics =
                check(&Uses { unit: &unit, uses: there(&unit, request.uses)?, options: &request.options });
            Response { diagnostics, ..Response::default() }
        }
        (EXPAND, _, Some(expand)) => {
            let envelope = identity.sent(Want::Unit, request.checked).ok_or("the request holds no unit")?;
            readable(&envelope.unit)?;
            let uses = there(&envelope.unit, request.uses)?;
            let checked = envelope.open();
            let uses = Uses { unit: checked.unit(), uses, options: &request.options };
            let target = [&[request.target], &request.likes[..]].concat();
            match expand(&Expand { checked: &checked, uses, target: &target }) {
                Ok(expansions) => Response { expansions: Some(expansions), ..Response::default() },
                Err(diagnostics) => Response { diagnostics, ..Response::default() },
            }
        }
        (other, _, _) => return Err(format!("this plugin does not know the operation `{other}`")),
    };
    Ok(Response { schema: document::SCHEMA, ..answer })
}

/// The uses, if the unit has all of them.
fn there(unit: &Unit, uses: Vec<AttrId>) -> Result<Vec<AttrId>, String> {
    match uses.iter().find(|id| id.0 as usize >= unit.attributes.len()) {
        Some(id) => Err(format!("the unit has no attribute {}", id.0)),
        None => Ok(uses),
    }
}
