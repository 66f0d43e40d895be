//! The metadata that libocca reads about the functions of a text: `--emit metadata`, `--emit launcher-metadata`.
//!
//! ```json
//! { "dependencies": { "/home/me/add.h": "4f0a..." },
//!   "metadata": [ { "name": "add", "arguments": [ { "const": true, "ptr": true, "name": "a", "dtype": ... } ] } ],
//!   "kernel": { "dependencies": ..., "metadata": ... } }
//! ```
//!
//! The schema is `docs/schema/metadata.schema.json`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The document about the functions of one text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Metadata {
    /// The user's headers that were read: the path of each, and the hash that libocca computes of its content.
    pub dependencies: BTreeMap<String, String>,
    /// The functions, sorted by name.
    pub metadata: Vec<KernelMetadata>,
    /// The same data again, at the place where libocca's build files hold it.
    pub kernel: BuildFile,
}

/// The part of libocca's build files that a translator writes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildFile {
    /// The same as [`Metadata::dependencies`].
    pub dependencies: BTreeMap<String, String>,
    /// The same as [`Metadata::metadata`].
    pub metadata: Vec<KernelMetadata>,
}

/// A function and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KernelMetadata {
    /// Its name in the text.
    pub name: String,
    /// The arguments in order, without those that okl appends, of which the host program does not know.
    pub arguments: Vec<ArgumentMetadata>,
}

/// One argument.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArgumentMetadata {
    /// True if the function does not change it: the memory of a pointer argument, else the value.
    #[serde(rename = "const")]
    pub is_const: bool,
    /// True if it is a pointer to device memory.
    #[serde(rename = "ptr")]
    pub is_pointer: bool,
    /// Its name; empty if it has none.
    pub name: String,
    /// Its type; for a pointer, the type of an element.
    pub dtype: Dtype,
}

/// A type as libocca's `dtype_t` writes it.
///
/// libocca accepts a memory object for an argument if the element type of the memory, flattened into numbers, equals
/// the type of the argument or is a repetition of it. It ignores signedness: `unsigned int` is `int`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Dtype {
    /// A type that libocca knows by name; `byte` matches memory of any type.
    Builtin {
        /// `float`, `double4`
        name: String,
    },
    /// Several elements of one type.
    Tuple {
        /// The element type.
        dtype: Box<Dtype>,
        /// The number of elements; -1 if it is unknown.
        size: i64,
    },
    /// Fields one after another.
    Struct {
        /// Its name with all scopes; empty if it has none.
        name: String,
        /// The fields in order, those of base classes first.
        fields: Vec<FieldDtype>,
    },
    /// A union: all fields start at the same offset.
    Union {
        /// Its name with all scopes; empty if it has none.
        name: String,
        /// The fields in order.
        fields: Vec<FieldDtype>,
    },
    /// An enumeration.
    Enum {
        /// Its name with all scopes; empty if it has none.
        name: String,
        /// The enumerators in order.
        enumerators: Vec<EnumeratorName>,
    },
    /// Any other type.
    Custom {
        /// Its name in C++.
        name: String,
        /// Its size in bytes; 0 if it is unknown.
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

/// An enumerator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EnumeratorName {
    /// Its name.
    pub name: String,
}
