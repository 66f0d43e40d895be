//! The JSON documents that cross the plugin boundary.
//!
//! The host sends a [`Request`], the plugin answers with a [`Response`]. Both sides ignore
//! fields they do not know and read missing ones as empty, so fields can be added; a fact that
//! must not be ignored is named in `requires`, and a plugin that does not know it refuses.

use crate::later::Later;
use crate::{AttributeDescription, Expansions};
use okl_model::AttrId;
use okl_model::plan::{Node, NodeKind, Plan, Spelled};
use okl_model::{Lowered, Unit};
use okl_sema::Envelope;
use okl_source::{Diagnostic, EditSet, Span};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Version of the documents.
pub const SCHEMA: u32 = 2;

/// The features this SDK knows, for [`Request::requires`].
pub const FEATURES: &[&str] = &[];

/// The operation that asks a plugin who it is; answered with [`Response::description`].
pub const DESCRIBE: &str = "describe";

/// The operation that asks a backend to lower a unit; answered with [`Response::lowered`], or
/// with diagnostics alone.
pub const LOWER: &str = "lower";

/// The operation that asks a backend for the text at places of the plan, all of a unit at once; answered with
/// [`Response::spelled`], and with diagnostics.
pub const SPELL_NODE: &str = "spell-node";

/// The operation that asks an attribute plugin what is wrong with the uses of its attribute; answered with
/// [`Response::diagnostics`].
pub const CHECK: &str = "check";

/// The operation that asks an attribute plugin what the uses of its attribute become; answered with
/// [`Response::expansions`], or with diagnostics alone.
pub const EXPAND: &str = "expand";
/// The operations that ask a stage, each named like the [`Point`] it acts at; answered with [`Response::edits`] or
/// [`Response::text`], or with diagnostics alone.
pub const STAGE: [&str; 4] = ["source", "checked", "lowered", "output"];

/// The operation that asks a front end for C++; answered with [`Response::edits`] or [`Response::text`].
pub const READ: &str = "read";

/// The operation that asks a front end for OKL; answered with edits of the unit's text.
pub const WRITE: &str = "write";

/// What the host asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// [`SCHEMA`].
    pub schema: u32,
    /// [`DESCRIBE`], [`LOWER`], [`SPELL_NODE`], [`CHECK`], [`EXPAND`], one of [`STAGE`], [`READ`] or [`WRITE`]; a plugin refuses what it
    /// does not know.
    pub operation: String,
    /// Features a plugin must know to answer.
    #[serde(default)]
    pub requires: Vec<String>,
    /// The unit to lower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<Envelope>,
    /// What okl decided for the target that the backend describes, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan<Span>>,
    /// The places whose text is asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Node<Span>>,
    /// The uses of the plugin's attribute.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<AttrId>,
    /// The attributes that others bring: the host writes what becomes of them, and a backend leaves their text alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claimed: Vec<String>,
    /// `options` of the pipeline file.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The text that a stage or a front end is asked about, where that is not the unit's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The input, as messages show it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub path: String,
    /// The name of the target, where there is one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub target: String,
    /// What the target is like, the nearest first: `cuda` for a table over CUDA.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub likes: Vec<String>,
    /// What the file of a text in the target's language ends with: `cu`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub extension: String,
    /// Of a front end: whether the target is a device that a host program launches, and not a CPU.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gpu: bool,
    /// Of a front end: whether the host program stands behind the kernels, in one text.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host_code: bool,
    /// The edits so far that turn the unit into the target's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
    /// A unit that was not checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
}

/// What a request is about: read first, and leniently, so that a plugin can refuse what it could not read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Head {
    /// [`SCHEMA`].
    pub schema: u32,
    /// What is asked.
    pub operation: String,
    /// Features a plugin must know to answer.
    #[serde(default)]
    pub requires: Vec<String>,
}

/// What an answer is: read first, and leniently, so that a host can refuse what it could not read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Answer {
    /// [`SCHEMA`].
    #[serde(default)]
    pub schema: u32,
    /// Features a host must know to read it.
    #[serde(default)]
    pub requires: Vec<String>,
}

/// What a plugin answers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Response {
    /// [`SCHEMA`].
    #[serde(default)]
    pub schema: u32,
    /// Features a host must know to read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// Who the plugin is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<Description>,
    /// The unit in the target's words; absent when there are errors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
    /// The text at places of the plan; at those that are left out the target's words stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spelled: Vec<Spelled>,
    /// What the uses of an attribute become.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansions: Option<Expansions>,
    /// Changes of the text that was asked about. For a lowered unit: more edits for the kernel's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edits: Option<EditSet>,
    /// More edits for the launcher's text of a lowered unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launcher_edits: Option<EditSet>,
    /// The whole changed text, instead of edits: the host finds out what changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Of a front end that writes: the host program, as changes of the text that was asked about. For a target whose kernels
    /// are host functions it stands behind them, and says nothing that they say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<EditSet>,
    /// What there is to say about the user's source, with spans of the text that was asked about, else of the unit's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<Diagnostic>,
}

impl Response {
    /// All edits in it.
    pub fn all_edits(&mut self) -> impl Iterator<Item = &mut EditSet> {
        let lowered = self.lowered.iter_mut().flat_map(|one| {
            std::iter::once(&mut one.kernel.edits).chain(one.launcher.iter_mut().map(|part| &mut part.edits))
        });
        let expanded =
            self.expansions.iter_mut().flat_map(|all| [&mut all.kernel.edits, &mut all.launcher.edits]);
        let others = [&mut self.edits, &mut self.launcher_edits, &mut self.host];
        lowered.chain(expanded).chain(others.into_iter().flatten())
    }
}

/// Who a plugin is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Description {
    /// Its name: `cuda`.
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// One line on what it is for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// Where a stage acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
    /// The attributes in the C++ that a front end gives: each what `[[attribute]]` in a pipeline file holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Map<String, Value>>,
    /// The headers that a front end stands in for: nobody needs to find them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub headers: Vec<String>,
    /// Whether a front end reads whole programs, which may use all of the standard library.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub programs: bool,
    /// What the names of its kernel files end with: `cu`.
    #[serde(default)]
    pub extension: String,
    /// Whether it writes for a device that the host launches: then `OCCA_USING_GPU` is 1.
    #[serde(default)]
    pub gpu: bool,
    /// The options it takes.
    #[serde(default)]
    pub options: Vec<OptionDescription>,
    /// The features it knows.
    #[serde(default)]
    pub features: Vec<String>,
    /// The target it describes: then the fields above follow from it, and the host lowers, unless [`Self::lowers`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<okl_target::Description>,
    /// The attribute that an attribute plugin brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<AttributeDescription>,
    /// Whether it lowers by itself even so, from the unit and the plan for its target.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lowers: bool,
    /// The places of the plan whose text it wants to be asked for, where the host lowers for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spells: Vec<NodeKind>,
    /// The attributes that it handles where it lowers by itself, besides `@kernel`, `@outer` and `@inner`: the host
    /// refuses the others, at their places. None: all, or it says so itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handles: Option<Vec<String>>,
    /// What it wants to be sent, where it does not want all: nothing else crosses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<Vec<Want>>,
    /// `false`: its answers depend on more than on what it is asked, such as files that it reads; then okl keeps no
    /// translation in which it had a part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cache: Option<bool>,
}

impl Description {
    /// Whether it is sent that.
    pub fn is_sent(&self, part: Want) -> bool {
        let Some(wants) = &self.wants else { return true };
        // Expressions are part of a unit.
        wants.contains(&part) || part == Want::Unit && wants.contains(&Want::Expressions)
    }
}

/// What a plugin may want to be sent of what okl knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// What was decided for the target.
    Plan,
    /// The unit without what expressions are made of ([`okl_model::Unit::without_expressions`]).
    Unit,
    /// All of the unit, which is three times as long.
    Expressions,
    /// Something that this okl does not know.
    #[serde(other)]
    Unknown,
}

/// An option a plugin takes in a pipeline file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionDescription {
    /// Its key.
    pub name: String,
    /// What it is for, and its default.
    #[serde(default)]
    pub summary: String,
    /// What its values are; the host refuses others where they stand.
    #[serde(default, rename = "type", skip_serializing_if = "OptionType::is_any")]
    pub kind: OptionType,
}

/// What the values of an option are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionType {
    /// `true` or `false`.
    Switch,
    /// A whole number.
    Integer,
    /// A string.
    Text,
    /// An array of strings.
    Texts,
    /// Anything.
    #[default]
    Any,
}

impl OptionType {
    fn is_any(&self) -> bool {
        *self == OptionType::Any
    }

    /// Whether it can be this value.
    pub fn fits(self, value: &Value) -> bool {
        match self {
            OptionType::Any => true,
            OptionType::Switch => value.is_boolean(),
            OptionType::Integer => value.is_i64() || value.is_u64(),
            OptionType::Text => value.is_string(),
            OptionType::Texts => value.as_array().is_some_and(|values| values.iter().all(Value::is_string)),
        }
    }

    /// In a sentence: "must be ...".
    pub fn describe(self) -> &'static str {
        match self {
            OptionType::Any => "anything",
            OptionType::Switch => "`true` or `false`",
            OptionType::Integer => "an integer",
            OptionType::Text => "a string",
            OptionType::Texts => "an array of strings",
        }
    }
}

/// Where a stage acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// On the input as it was written, before all steps: from text to text.
    Source,
    /// After `check`: it reports what it finds in the unit, and changes nothing.
    Checked,
    /// After `lower`: it reports, or adds edits.
    Lowered,
    /// After `emit`: from text to text in the target's language.
    Output,
    /// One that this okl does not know.
    #[serde(other)]
    Unknown,
}

impl Point {
    /// As it stands in documents; empty for one that is not known.
    pub fn name(self) -> &'static str {
        match self {
            Point::Source => STAGE[0],
            Point::Checked => STAGE[1],
            Point::Lowered => STAGE[2],
            Point::Output => STAGE[3],
            Point::Unknown => "",
        }
    }
}

/// Reads a document that is flat, as all answers are: what nests deeper than 128 levels is an error.
pub fn read_flat<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    serde_json::from_str(text(bytes)?)
}

/// Reads a document.
///
/// What a later host has and this SDK does not know reads as unknown. Edits nest as deep as texts were moved into texts, so
/// there is no limit on depth but the stack's; the command line works on a large one.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    match read_known(bytes) {
        Err(error) if error.is_data() => T::deserialize(Later::of(&read_known(bytes)?)),
        known_or_broken => known_or_broken,
    }
}

/// Reads a document that holds what this SDK knows.
fn read_known<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(text(bytes)?);
    reader.disable_recursion_limit();
    let document = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(document)
}

/// A document is UTF-8: looked at once, not again for each name in it.
fn text(bytes: &[u8]) -> Result<&str, serde_json::Error> {
    std::str::from_utf8(bytes).map_err(serde::de::Error::custom)
}

/// Writes a document.
///
/// # Panics
/// Never: the documents have string keys and no value that JSON cannot hold.
pub fn write<T: Serialize>(document: &T) -> Vec<u8> {
    write_within(128, document)
}

/// Writes a document that is likely not to be longer than some number of bytes.
///
/// # Panics
/// As [`write()`].
pub fn write_within<T: Serialize>(bytes: usize, document: &T) -> Vec<u8> {
    let mut written = Vec::with_capacity(bytes);
    serde_json::to_writer(&mut written, document).expect("documents have string keys only");
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::{Stmt, StmtId, StmtKind};

    #[test]
    fn missing_fields_are_empty_and_unknown_ones_are_ignored() {
        let request: Request =
            read(br#"{"schema":2,"operation":"describe","later":[1]}"#).expect("a document");
        assert_eq!(request.operation, DESCRIBE);
        assert!(request.checked.is_none() && request.options.is_empty());
        let response: Response = read(b"{}").expect("a document");
        assert_eq!(response, Response::default());
    }

    #[test]
    fn deep_nests_are_flat_lists_whose_names_come_back() {
        let block = |at: u32| Stmt {
            id: StmtId(at),
            kind: StmtKind::Block(at.checked_sub(1).map(StmtId).into_iter().collect()),
            ..Stmt::default()
        };
        let unit = Unit { statements: (0..2000).map(block).collect(), ..Unit::default() };
        assert!(read::<Unit>(&write(&unit)).expect("a document") == unit);
    }
}
