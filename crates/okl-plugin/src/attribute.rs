//! Attributes with code of their own.

use crate::document::{self, CHECK, DESCRIBE, Description, EXPAND, Response, Want};
use crate::export::{Identity, described, readable, request};
use okl_model::{AttrId, AttrUse, Expansion, Unit};
use okl_sema::Checked;
use okl_source::Diagnostic;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An attribute with code of its own.
///
/// What is not said here the table says: without `expand`, the texts in its `expand`, or nothing.
#[derive(Clone, Copy, Debug)]
pub struct AttributePlugin {
    /// The same table as `[[attribute]]` in a pipeline file, in TOML. Its `name` is the plugin's where it has none.
    pub table: &'static str,
    /// Says what is wrong with the uses of the attribute. Their sites and arguments fit the table, unless okl has said
    /// so.
    pub check: Option<fn(&Uses<'_>) -> Vec<Diagnostic>>,
    /// Says what the uses become on a target, or what stands in the way. A use that no edit touches vanishes.
    pub expand: Option<ExpandFn>,
}

/// From the uses of an attribute to edits.
pub type ExpandFn = fn(&Expand<'_>) -> Result<Expansions, Vec<Diagnostic>>;

/// The uses of an attribute in a unit.
#[derive(Clone, Debug)]
pub struct Uses<'a> {
    /// The unit. Nothing is proven of it yet.
    pub unit: &'a Unit,
    /// The uses.
    pub uses: Vec<AttrId>,
    /// What the file that names the plugin tells it.
    pub options: &'a Map<String, Value>,
}

impl<'a> Uses<'a> {
    /// The uses with their names.
    pub fn iter(&self) -> impl Iterator<Item = (AttrId, &'a AttrUse)> {
        self.uses.iter().map(|id| (*id, self.unit.attribute(*id)))
    }
}

/// The uses of an attribute that become something on a target.
#[derive(Clone, Debug)]
pub struct Expand<'a> {
    /// The unit, which keeps the rules.
    pub checked: &'a Checked,
    /// The uses.
    pub uses: Uses<'a>,
    /// What the target is called, then what that is like: `mine`, `cuda`.
    pub target: &'a [String],
}

/// What the uses of an attribute become, in the two texts of a target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expansions {
    /// In the text for the device, or for the CPU.
    #[serde(default)]
    pub kernel: Expansion,
    /// In the host program that launches it.
    #[serde(default)]
    pub launcher: Expansion,
}

/// What a plugin says of the attribute it brings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttributeDescription {
    /// What `[[attribute]]` in a pipeline file holds: `name`, `summary`, `arguments`, `sites`, `expand`.
    pub table: Map<String, Value>,
    /// Whether it is asked what is wrong with its uses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub checks: bool,
    /// Whether it is asked what its uses become.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expands: bool,
}

impl AttributePlugin {
    /// What it says of itself, under the plugin's name.
    ///
    /// # Errors
    /// When its table is no TOML.
    pub fn describe(&self, name: &str) -> Result<AttributeDescription, String> {
        let read = toml::from_str::<Map<String, Value>>(self.table);
        let mut table = read.map_err(|error| format!("its table: {}", error.message()))?;
        table.entry("name").or_insert_with(|| Value::from(name));
        Ok(AttributeDescription { table, checks: self.check.is_some(), expands: self.expand.is_some() })
    }
}

/// Answers for an attribute.
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

/// Uses that a unit has.
fn there(unit: &Unit, uses: Vec<AttrId>) -> Result<Vec<AttrId>, String> {
    match uses.iter().find(|id| id.0 as usize >= unit.attributes.len()) {
        Some(id) => Err(format!("the unit has no attribute {}", id.0)),
        None => Ok(uses),
    }
}
