//! Types as text, with the names of plain classes in place of instances of class templates.

use okl_model::{Ty, TypeKind};
use rustc_hash::FxHashMap;

/// A type or a value as text.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// Text that stands for a parameter anywhere: `float`, `4`, `((E)1)`.
    Word(String),
    /// A type of several words or with a `*`, which needs a name of its own: `float *`.
    Alias(String),
}

/// The names of the classes that instances become.
#[derive(Default)]
pub(crate) struct TypeNames {
    /// By the canonical names of the instances: `vec_float_3` for `vec<float, 3>`
    names: FxHashMap<String, String>,
}

impl TypeNames {
    /// Gives the instance with a canonical name another one.
    pub(crate) fn add(&mut self, instance: &str, name: String) {
        self.names.insert(instance.to_string(), name);
    }

    /// The name of the class that a type becomes.
    pub(crate) fn class(&self, ty: Ty<'_>) -> Option<&str> {
        self.names.get(ty.name()).map(String::as_str)
    }

    /// The text of a type, as code at namespace scope can write it before a name.
    pub(crate) fn text(&self, ty: Ty<'_>) -> Option<String> {
        let is_written = !ty.any(&|one| one.is_unnamed || one.is_lambda || one.kind == TypeKind::Other);
        if !is_written {
            return None;
        }
        if !ty.any(&|one| self.names.contains_key(one.name())) {
            return Some(written(&ty.canonical));
        }
        match ty.kind {
            TypeKind::Record => {
                let name = self.class(ty)?;
                Some(if ty.is_const { format!("const {name}") } else { name.to_string() })
            }
            TypeKind::Pointer(to) => {
                let text = self.text(ty.at(to)).filter(|text| !text.contains(['(', '[']))?;
                Some(format!("{text} *{}", if ty.is_const { "const" } else { "" }))
            }
            _ => None,
        }
    }

    /// The text of a type as the argument of a template.
    pub(crate) fn value(&self, ty: Ty<'_>) -> Option<Value> {
        let name = self.text(ty)?;
        let is_name = |letter: char| letter == '_' || letter == ':' || letter.is_alphanumeric();
        Some(if name.chars().all(is_name) { Value::Word(name) } else { Value::Alias(name) })
    }

    /// The text of a type in the names of other instances.
    pub(crate) fn shown(&self, ty: Ty<'_>) -> String {
        match self.class(ty) {
            Some(name) => name.rsplit("::").next().unwrap_or(name).to_string(),
            None => written(&ty.canonical),
        }
    }
}

/// The name of a type as code can write it.
fn written(name: &str) -> String {
    name.replace("(anonymous namespace)::", "")
}
