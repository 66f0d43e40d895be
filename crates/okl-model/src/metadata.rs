//! What libocca reads about the functions of a text, as data: `--emit metadata`, `--emit launcher-metadata`.
//!
//! ```json
//! { "dependencies": { "/home/me/add.h": "4f0a..." },
//!   "metadata": [ { "name": "add", "arguments": [ { "const": true, "ptr": true, "name": "a", "dtype": ... } ] } ],
//!   "kernel": { "dependencies": ..., "metadata": ... } }
//! ```
//!
//! `docs/schema/metadata.schema.json` has its schema.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The document about the functions of one text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Metadata {
    /// Every header of the user's that was read: its path, and the hash that libocca gives what stands in it.
    pub dependencies: BTreeMap<String, String>,
    /// The functions, sorted by name.
    pub metadata: Vec<KernelMetadata>,
    /// The same once more, where libocca's build files have it.
    pub kernel: BuildFile,
}

/// The part of libocca's build files that a translator makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildFile {
    /// As above.
    pub dependencies: BTreeMap<String, String>,
    /// As above.
    pub metadata: Vec<KernelMetadata>,
}

/// A function and what it is called with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KernelMetadata {
    /// Its name in the text.
    pub name: String,
    /// In their order; those that okl adds at the end are left out, since the host program knows nothing of them.
    pub arguments: Vec<ArgumentMetadata>,
}

/// One argument.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArgumentMetadata {
    /// Whether it is left as it is: what a pointer leads to, else its value.
    #[serde(rename = "const")]
    pub is_const: bool,
    /// Whether memory of the device is handed over.
    #[serde(rename = "ptr")]
    pub is_pointer: bool,
    /// Its name; empty where it has none.
    pub name: String,
    /// Its type; of a pointer, of what it leads to.
    pub dtype: Dtype,
}

/// A type as libocca's `dtype_t` writes it.
///
/// libocca lets a kernel have memory whose type, taken apart into numbers, is that of the argument or repeats it. Signs are
/// nothing to it: `unsigned int` is `int`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Dtype {
    /// One that libocca knows by name; `byte` goes with memory of any type.
    Builtin {
        /// `float`, `double4`
        name: String,
    },
    /// Some of one kind after another.
    Tuple {
        /// The kind.
        dtype: Box<Dtype>,
        /// How many; -1 when nobody knows.
        size: i64,
    },
    /// Fields one after another.
    Struct {
        /// Its name with all scopes; empty when it has none.
        name: String,
        /// In order, those of its bases first.
        fields: Vec<FieldDtype>,
    },
    /// Fields that start at the same place.
    Union {
        /// Its name with all scopes; empty when it has none.
        name: String,
        /// In order.
        fields: Vec<FieldDtype>,
    },
    /// An enumeration.
    Enum {
        /// Its name with all scopes; empty when it has none.
        name: String,
        /// In order.
        enumerators: Vec<EnumeratorName>,
    },
    /// Anything else.
    Custom {
        /// What C++ calls it.
        name: String,
        /// Its size; 0 when nobody knows.
        bytes: u64,
    },
}

/// A field of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldDtype {
    /// Its type.
    pub dtype: Dtype,
    /// Its name.
    pub name: String,
}

/// A value of an enumeration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EnumeratorName {
    /// Its name.
    pub name: String,
}
