//! The JSON documents that cross the plugin boundary.
//!
//! The host sends a [`Request`], the plugin answers with a [`Response`]. Both sides ignore unknown fields and read
//! missing ones as empty, so fields can be added. A fact that must not be ignored is a feature in `requires`, and a
//! plugin that does not know the feature refuses the request.

use crate::later::Later;
use okl_model::AttrId;
use okl_model::plan::{Node, NodeKind, Plan, Spelled};
use okl_model::{Expansion, Lowered, RefusedHeaders, Unit};
use okl_sema::Envelope;
use okl_source::{Diagnostic, EditSet, Severity, Span};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the documents.
pub const SCHEMA: u32 = 2;

/// The features that this SDK knows, for [`Request::requires`].
pub const FEATURES: &[&str] = &[];

/// The operation that asks a plugin to describe itself; answered with [`Response::description`].
pub const DESCRIBE: &str = "describe";

/// The operation that asks a backend to lower a unit; answered with [`Response::lowered`], or with diagnostics only.
pub const LOWER: &str = "lower";

/// The operation that asks a backend for the text of nodes of the plan, all those of a unit at once; answered with
/// [`Response::spelled`] and diagnostics.
pub const SPELL_NODE: &str = "spell-node";

/// The operation that asks an attribute plugin to check the uses of its attribute; answered with
/// [`Response::diagnostics`].
pub const CHECK: &str = "check";

/// The operation that asks an attribute plugin to expand the uses of its attribute; answered with
/// [`Response::expansions`], or with diagnostics only.
pub const EXPAND: &str = "expand";
/// The operations of stages, each named like the [`Point`] where the stage acts; answered with [`Response::edits`] or
/// [`Response::text`], or with diagnostics only.
pub const STAGE: [&str; 4] = ["source", "checked", "lowered", "output"];

/// The operation that asks a front end to translate its language to C++; answered with [`Response::edits`] or
/// [`Response::text`]. An answer that wishes for other files is asked for again with these.
pub const READ: &str = "read";

/// The operation that asks a front end to translate the parsed C++ to OKL; answered with edits of the unit's text.
pub const WRITE: &str = "write";

/// A request of the host.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// [`SCHEMA`].
    pub schema: u32,
    /// [`DESCRIBE`], [`LOWER`], [`SPELL_NODE`], [`CHECK`], [`EXPAND`], one of [`STAGE`], [`READ`] or [`WRITE`]; a
    /// plugin refuses unknown operations.
    pub operation: String,
    /// Features that a plugin must know to answer.
    #[serde(default)]
    pub requires: Vec<String>,
    /// The unit to lower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<Envelope>,
    /// The plan for the target, if the backend describes its target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan<Span>>,
    /// The nodes of the plan whose text is requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Node<Span>>,
    /// The uses of the plugin's attribute.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<AttrId>,
    /// The attributes of other plugins: the host expands them, and a backend leaves their text alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claimed: Vec<String>,
    /// `options` of the pipeline file.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The text for a stage or a front end, if it is not that of the unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The path of the input, as messages show it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub path: String,
    /// The name of the target, if there is one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub target: String,
    /// The names of the target's bases, nearest first: `cuda` for a target based on CUDA.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub likes: Vec<String>,
    /// The extension of files in the target's language: `cu`. For a front end that reads: the extension that tells the
    /// language of the text, `F90`, where that of the path does not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub extension: String,
    /// For a front end: true if the target is a device that a host program launches, false for a CPU.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gpu: bool,
    /// For a front end: true if the host program follows the kernels in one text.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host_code: bool,
    /// For a front end: true if the host program and the kernels are two texts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// For a front end: how many texts that it wrote for parsing precede the unit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u32,
    /// For a front end that reads: the macros of the command line, the properties and the pipeline, as `N=3` or `A`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defines: Vec<String>,
    /// For a front end that reads: all files that were found for its wishes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<FileText>,
    /// The edits so far from the unit to the target's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
    /// A unit that was not checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The header of a request. It is read first and ignores all other fields, so that a plugin can refuse a request that
/// it cannot read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Head {
    /// [`SCHEMA`].
    pub schema: u32,
    /// The operation.
    pub operation: String,
    /// Features that a plugin must know to answer.
    #[serde(default)]
    pub requires: Vec<String>,
}

/// The header of a response. It is read first and ignores all other fields, so that a host can refuse a response that
/// it cannot read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Answer {
    /// [`SCHEMA`].
    #[serde(default)]
    pub schema: u32,
    /// Features that a host must know to read it.
    #[serde(default)]
    pub requires: Vec<String>,
}

/// The response of a plugin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Response {
    /// [`SCHEMA`].
    #[serde(default)]
    pub schema: u32,
    /// Features that a host must know to read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// The description of the plugin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<Description>,
    /// The unit in the target's language; none if there are errors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
    /// The text of nodes of the plan; for nodes that are left out, okl uses the spellings of the target.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spelled: Vec<Spelled>,
    /// The expansions of the uses of an attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansions: Option<Expansions>,
    /// Edits of the text in the request. For a lowered unit: additional edits of the kernel text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edits: Option<EditSet>,
    /// Additional edits of the launcher text of a lowered unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launcher_edits: Option<EditSet>,
    /// The whole changed text, as an alternative to edits: the host computes the difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// From a front end that writes OKL: the host program, as edits of the text in the request. For a target whose
    /// kernels are host functions, it follows the kernels and does not repeat their declarations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<EditSet>,
    /// From such a front end: the functions by which the host program launches the kernels, in C++. They follow the
    /// kernels.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub launchers: String,
    /// From such a front end: the runtime of both, in C++. It precedes the kernels.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub runtime: String,
    /// From a front end that writes OKL: true if the edits make another text of C++ or C, which okl parses before it
    /// asks the front end again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// From a front end that reads: the language standard of the text, `gnu17` for C; C++ if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub std: String,
    /// From a front end that reads: the files that it needs besides the text. If it wished for one of them for the first
    /// time, the host looks for them and asks again, and the rest of this answer does not count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<FileWish>,
    /// From a front end that only reads: the extension of files in the language of the host program, `f90`; empty for
    /// that of the input.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub host_extension: String,
    /// Diagnostics about the user's source, with spans of the text in the request, or else of the unit's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<Diagnostic>,
}

impl Response {
    /// All sets of edits in it.
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

/// The description of a plugin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Description {
    /// Its name: `cuda`.
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// A summary of one line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// The point where a stage acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
    /// The attributes in the C++ of a front end: for each, the table `[[attribute]]` of a pipeline file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Map<String, Value>>,
    /// The headers that a front end replaces: they need not exist.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub headers: Vec<String>,
    /// Headers of libraries that a front end does not read: a text that includes one that nothing has is refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<RefusedHeaders>,
    /// For a front end: true if it reads whole programs, which may use all of the standard library.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub programs: bool,
    /// For a front end whose language has kernel launches, `k<<<grid, block>>>(x)`: the function that it declares for
    /// them. The C++ that okl parses has `(launch(grid, block), k(x))`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launch: Option<String>,
    /// For a front end: true if it only reads. Another front end translates its C++ to OKL.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reader: bool,
    /// The extension of its kernel files: `cu`.
    #[serde(default)]
    pub extension: String,
    /// True if the target is a device that the host launches; `OCCA_USING_GPU` is then 1.
    #[serde(default)]
    pub gpu: bool,
    /// Its options.
    #[serde(default)]
    pub options: Vec<OptionDescription>,
    /// The features that it knows.
    #[serde(default)]
    pub features: Vec<String>,
    /// The target that it describes. The fields above are then derived from it, and the host lowers, unless
    /// [`Self::lowers`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<okl_target::Description>,
    /// The attribute of an attribute plugin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<AttributeDescription>,
    /// True if the backend lowers by itself although it describes a target. It then gets the unit and the plan for its
    /// target.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lowers: bool,
    /// The kinds of nodes of the plan that the backend spells by itself, where the host lowers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spells: Vec<NodeKind>,
    /// The attributes that a backend handles if it lowers by itself, besides `@kernel`, `@outer` and `@inner`; the host
    /// refuses uses of all others. None: it handles all, or refuses some by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handles: Option<Vec<String>>,
    /// The parts of requests that it needs; none for all. Other parts are not sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<Vec<Want>>,
    /// `false` if its answers depend on more than the request, such as files that it reads; okl then caches no
    /// translation that used it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cache: Option<bool>,
    /// The diagnostics that it reports under ids of its own. okl treats them as it does those of its own: `okl explain`
    /// shows them, and levels of warnings apply to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<DiagnosticDescription>,
}

/// A wish of a front end for files. They are looked for in the folder of the input, then in the include folders.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FileWish {
    /// The first file of this name, which may have folders.
    Named(String),
    /// All files in these folders, not those below, that have certain words: `module params`.
    Containing {
        /// The extensions of the files, without regard to case: `f90`.
        extensions: Vec<String>,
        /// The words. They follow each other on one line, separated by blanks, as whole words and without regard to
        /// case.
        words: Vec<String>,
    },
    /// A wish that this version of okl does not know. No file fits it.
    #[serde(other)]
    Unknown,
}

/// A file that was found for a wish.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileText {
    /// Its name: for [`FileWish::Named`] as it was wished for, for [`FileWish::Containing`] that in its folder.
    pub name: String,
    /// Its path, as messages show it.
    pub path: String,
    /// Its text. Bytes that are not UTF-8 are represented by private-use characters.
    pub text: String,
}

/// The description of a diagnostic that a plugin reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiagnosticDescription {
    /// Its id: the plugin's name, a dash, and more words of small letters and digits that are joined by dashes, such as
    /// `mine-loop-form`. For a `_` in the name the id has a dash. The host refuses others, and ids of its own.
    pub id: String,
    /// Its severity, unless a level changes it.
    pub severity: Severity,
    /// One line that says what was found, without a full stop: `a loop whose iterations cannot be counted`.
    pub summary: String,
    /// The page that explains it, in Markdown; may be empty. Without a title, `# mine-loop-form`, the host puts the title
    /// and the summary in front.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub page: String,
}

impl Description {
    /// Returns true if that part is sent to the plugin.
    pub fn is_sent(&self, part: Want) -> bool {
        let Some(wants) = &self.wants else { return true };
        // Expressions are part of a unit.
        wants.contains(&part) || part == Want::Unit && wants.contains(&Want::Expressions)
    }
}

/// The expansion of the uses of an attribute in the two texts of a target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expansions {
    /// In the text of the kernels, for the device or for the CPU.
    #[serde(default)]
    pub kernel: Expansion,
    /// In the text of the launcher, the host program that launches the kernels.
    #[serde(default)]
    pub launcher: Expansion,
}

/// The description of the attribute of a plugin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttributeDescription {
    /// The table `[[attribute]]` of a pipeline file: `name`, `summary`, `arguments`, `sites`, `expand`.
    pub table: Map<String, Value>,
    /// True if the plugin checks uses of the attribute.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub checks: bool,
    /// True if the plugin expands uses of the attribute.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expands: bool,
}

/// A part of a request that a plugin may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// The plan for the target.
    Plan,
    /// The unit without the operands of expressions ([`okl_model::Unit::without_expressions`]).
    Unit,
    /// The whole unit, which is three times as long.
    Expressions,
    /// A part that this version of okl does not know.
    #[serde(other)]
    Unknown,
}

/// An option of a plugin in a pipeline file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionDescription {
    /// Its key.
    pub name: String,
    /// A summary with the default value.
    #[serde(default)]
    pub summary: String,
    /// The type of its values; the host refuses others.
    #[serde(default, rename = "type", skip_serializing_if = "OptionType::is_any")]
    pub kind: OptionType,
}

/// The types of the values of an option.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionType {
    /// `true` or `false`.
    Switch,
    /// An integer.
    Integer,
    /// A string.
    Text,
    /// An array of strings.
    Texts,
    /// A value of any type.
    #[default]
    Any,
}

impl OptionType {
    fn is_any(&self) -> bool {
        *self == OptionType::Any
    }

    /// Returns true if the value has this type.
    pub fn fits(self, value: &Value) -> bool {
        match self {
            OptionType::Any => true,
            OptionType::Switch => value.is_boolean(),
            OptionType::Integer => value.is_i64() || value.is_u64(),
            OptionType::Text => value.is_string(),
            OptionType::Texts => value.as_array().is_some_and(|values| values.iter().all(Value::is_string)),
        }
    }

    /// The noun phrase for diagnostics: "must be ...".
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

/// The point of the translation where a stage acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// Before all steps, on the input as it is written: from text to text.
    Source,
    /// After `check`, on the checked unit: diagnostics only.
    Checked,
    /// After `lower`, on the edits: diagnostics, or additional edits.
    Lowered,
    /// After `emit`, on the text in the target's language: from text to text.
    Output,
    /// A point that this version of okl does not know.
    #[serde(other)]
    Unknown,
}

impl Point {
    /// Its name in documents; empty for an unknown point.
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

/// Reads a flat document, such as a response; nesting beyond 128 levels is an error.
pub fn read_flat<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    serde_json::from_str(text(bytes)?)
}

/// Reads a document.
///
/// Values of a later version that this SDK does not know are read as unknown ones. Edits may be nested as deeply as
/// texts were moved into texts, so nesting is limited by the stack only; the command line runs with a large one.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    match read_known(bytes) {
        Err(error) if error.is_data() => T::deserialize(Later::of(&read_known(bytes)?)),
        known_or_broken => known_or_broken,
    }
}

/// Reads a document without unknown values.
fn read_known<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(text(bytes)?);
    reader.disable_recursion_limit();
    let document = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(document)
}

/// The document as UTF-8. It is validated once, not again for each string in it.
fn text(bytes: &[u8]) -> Result<&str, serde_json::Error> {
    std::str::from_utf8(bytes).map_err(serde::de::Error::custom)
}

/// Serializes a document.
///
/// # Panics
/// Never: the documents have string keys and no value that JSON cannot represent.
pub fn write<T: Serialize>(document: &T) -> Vec<u8> {
    write_within(128, document)
}

/// Serializes a document of at most about `bytes` bytes; the length is a hint for the allocation.
///
/// # Panics
/// Never; see [`write()`].
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
