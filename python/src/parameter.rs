//! Parameters of kernels.

use crate::element::{Element, Kind};
use okl_runtime::{ParameterKind, Scalar};
use pyo3::prelude::*;

/// A parameter of a kernel.
#[pyclass(frozen, module = "okl")]
#[derive(Clone)]
pub struct Parameter {
    /// Its name.
    #[pyo3(get)]
    pub name: String,
    /// Its type in C++.
    #[pyo3(get, name = "type")]
    pub ty: String,
    /// True if it takes an array.
    #[pyo3(get)]
    is_array: bool,
    /// True if it takes an array that the kernel does not change.
    #[pyo3(get)]
    is_const: bool,
    pub wanted: Wanted,
}

/// What a parameter takes.
#[derive(Clone)]
pub enum Wanted {
    Number(Scalar),
    /// A structure, or another value, of so many bytes.
    Structure(Option<u64>),
    Memory {
        /// The size of an element in bytes; none for `void`.
        bytes: Option<u64>,
        /// The kinds of its elements, where the type is a number.
        kinds: &'static [Kind],
        is_const: bool,
    },
}

impl Parameter {
    /// A parameter of the runtime.
    pub fn of(parameter: &okl_runtime::Parameter) -> Parameter {
        let wanted = match &parameter.kind {
            ParameterKind::Memory { element, element_ty, is_const, .. } => {
                Wanted::Memory { bytes: *element, kinds: kinds(element_ty), is_const: *is_const }
            }
            ParameterKind::Value { scalar: Some(scalar), .. } => Wanted::Number(*scalar),
            ParameterKind::Value { bytes, .. } => Wanted::Structure(*bytes),
            _ => Wanted::Structure(None),
        };
        Parameter {
            name: parameter.name.clone(),
            ty: parameter.ty.clone(),
            is_array: matches!(wanted, Wanted::Memory { .. }),
            is_const: matches!(wanted, Wanted::Memory { is_const: true, .. }),
            wanted,
        }
    }
}

impl Wanted {
    /// True if an array of these elements fits: they are those of the parameter, or so many along the last axis, `last`, are one.
    pub fn fits(&self, element: Element, last: usize) -> bool {
        let Wanted::Memory { bytes, kinds, .. } = self else { return false };
        let Some(bytes) = *bytes else { return true };
        match kinds.is_empty() {
            false => bytes == u64::from(element.bytes) && kinds.contains(&element.kind),
            true => [1, last].into_iter().any(|count| bytes == u64::from(element.bytes) * count as u64),
        }
    }
}

#[pymethods]
impl Parameter {
    fn __repr__(&self) -> String {
        let space = if self.ty.ends_with('*') { "" } else { " " };
        format!("{}{space}{}", self.ty, self.name)
    }
}

/// The kinds of numbers of a type of C++; none for other types.
fn kinds(ty: &str) -> &'static [Kind] {
    match ty {
        "half" | "float" | "double" => &[Kind::Float],
        "bool" => &[Kind::Bool],
        // Of either sign.
        "char" => &[Kind::Signed, Kind::Unsigned],
        "signed char" | "short" | "int" | "long" | "long long" => &[Kind::Signed],
        "unsigned char" | "unsigned short" | "unsigned int" | "unsigned long" | "unsigned long long" => {
            &[Kind::Unsigned]
        }
        _ => &[],
    }
}
