//! What a kernel takes, as its reflection says.

use crate::Error;
use crate::argument::{Numbers, Passed};
use okl_model::reflection::{Kernel, Scalar};

/// A kernel and its parameters.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    pub(crate) name: String,
    pub(crate) parameters: Vec<Parameter>,
    /// Of each parameter that is a number of C++, which one.
    numbers: Vec<Option<Numbers>>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parameter {
    /// Its name; empty for one without a name.
    pub name: String,
    /// The type as C++ spells it: `const float *`.
    pub ty: String,
    /// What it takes.
    pub kind: ParameterKind,
}

/// What a parameter takes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParameterKind {
    /// A value of so many bytes, where that is known; which number it is, unless it is a structure.
    Value {
        /// Its size.
        bytes: Option<u64>,
        /// The type of a number.
        scalar: Option<Scalar>,
    },
    /// Memory.
    Memory {
        /// The size of an element in bytes, where that is known.
        element: Option<u64>,
        /// The type of an element, without `const`: `float`.
        element_ty: String,
        /// True if the kernel does not change it.
        is_const: bool,
    },
}

impl Signature {
    /// That of a kernel.
    pub(crate) fn of(kernel: &Kernel<String>) -> Signature {
        let parameters = kernel.arguments.iter().map(|argument| {
            let kind = match &argument.leads_to {
                Some(to) => ParameterKind::Memory {
                    element: to.bytes,
                    element_ty: to.ty.clone(),
                    is_const: to.is_const,
                },
                None => ParameterKind::Value { bytes: argument.bytes, scalar: argument.scalar },
            };
            Parameter { name: argument.typed.name.clone(), ty: argument.typed.ty.clone(), kind }
        });
        let parameters: Vec<Parameter> = parameters.collect();
        let numbers = parameters.iter().map(|parameter| numbers(&parameter.ty)).collect();
        Signature { name: kernel.name.clone(), parameters, numbers }
    }

    /// Checks the number of arguments.
    pub(crate) fn check_count(&self, given: usize) -> Result<(), Error> {
        let wanted = self.parameters.len();
        if given == wanted {
            return Ok(());
        }
        let message = format!("`{}` takes {wanted} arguments, and {given} are given", self.name);
        Err(Error::argument(message))
    }

    /// Checks the kind and the size of an argument. There are as many as parameters.
    pub(crate) fn check(&self, at: usize, argument: &Passed<'_>) -> Result<(), Error> {
        let Some(wrong) = self.parameters[at].mismatch(self.numbers[at], argument) else { return Ok(()) };
        let Parameter { name, ty, .. } = &self.parameters[at];
        let message = format!("argument {} of `{}`, `{ty} {name}`: {wrong}", at + 1, self.name);
        Err(Error::argument(message))
    }
}

impl Parameter {
    /// What is wrong with an argument; the parameter takes such numbers.
    fn mismatch(&self, wanted: Option<Numbers>, argument: &Passed<'_>) -> Option<String> {
        match (&self.kind, argument) {
            (ParameterKind::Value { bytes, .. }, Passed::Value { bytes: given, numbers: own, .. }) => {
                if bytes.is_some_and(|bytes| bytes != given.len() as u64) {
                    return Some(format!("a value of {} bytes is given", given.len()));
                }
                let differs = wanted.zip(*own).is_some_and(|(wanted, own)| wanted != own);
                differs.then(|| format!("{} are given", own.map_or("other values", Numbers::name)))
            }
            (ParameterKind::Memory { element, .. }, Passed::Memory { element: own, .. }) => {
                let differs = element.zip(*own).is_some_and(|(element, own)| element != own);
                let told = || format!("memory with elements of {} bytes is given", own.unwrap_or_default());
                differs.then(told)
            }
            (ParameterKind::Memory { .. }, Passed::Null) => None,
            (ParameterKind::Memory { .. }, Passed::Value { .. }) => {
                Some("a value is given, not memory".into())
            }
            (ParameterKind::Value { .. }, Passed::Memory { .. } | Passed::Null) => {
                Some("memory is given, not a value".into())
            }
        }
    }
}

/// The numbers of a type of C++, where its name says it.
fn numbers(ty: &str) -> Option<Numbers> {
    let name = ty.trim_start_matches("const ").trim();
    match name {
        "half" | "float" | "double" => Some(Numbers::Floating),
        "bool" | "char" | "signed char" | "unsigned char" | "short" | "unsigned short" | "int"
        | "unsigned int" | "unsigned" | "long" | "unsigned long" | "long long" | "unsigned long long" => {
            Some(Numbers::Integer)
        }
        _ => None,
    }
}
