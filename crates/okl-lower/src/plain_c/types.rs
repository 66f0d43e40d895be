//! What the names of types stand for.

use super::code::Code;
use okl_model::{Ty, TypeKind, Vector};
use std::collections::HashMap;

/// What a value of a type is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// Of one number, or of an address.
    Scalar,
    /// Of so many numbers, for which the target has a type.
    Vector(usize),
    /// Of fields or elements.
    Parts,
}

/// The names of types in a text.
pub(super) struct Types<'c> {
    own: HashMap<&'c str, Made>,
}

/// Words that stand for a type in front of a parenthesis: `float(x)`.
const WORDS: &[&str] =
    &["bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned", "void"];

/// Types of the standard library.
const STANDARD: &str =
    "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t ptrdiff_t intptr_t uintptr_t";

impl<'c> Types<'c> {
    /// Collects what the text declares.
    pub(super) fn new(code: &Code<'c>) -> Types<'c> {
        let mut types = Types { own: HashMap::new() };
        for at in 0..code.len() {
            let (word, name) = (code.text(at), code.text(at + 1));
            match word {
                "struct" | "union" => {
                    let name = code.after_attributes(at + 1);
                    if code.is_word(name) {
                        types.own.insert(code.text(name), Made::Parts);
                    }
                }
                "enum" if code.is_word(at + 1) => {
                    types.own.insert(name, Made::Scalar);
                }
                // `using real = float;`
                "using" if code.text(at + 2) == "=" => {
                    let end = code.find(at + 3..code.len(), &[";"]).unwrap_or(at + 3);
                    let made = types.of_words(code, at + 3, end);
                    types.own.insert(name, made);
                }
                // `typedef struct { float x; } Q;`, `typedef float row[4];`
                "typedef" => {
                    let end = code.find(at + 1..code.len(), &[";"]).unwrap_or(at + 1);
                    let name = (at + 1..end)
                        .rev()
                        .find(|at| code.is_word(*at) && !code.before(*at, 1).starts_with(['[', '{']));
                    if let Some(name) = name {
                        let is_array = code.text(name + 1) == "[";
                        let made = if is_array { Made::Parts } else { types.of_words(code, at + 1, name) };
                        types.own.insert(code.text(name), made);
                    }
                }
                _ => {}
            }
        }
        types
    }

    /// What a word is as a type; none when it is no type.
    pub(super) fn named(&self, word: &str) -> Option<Made> {
        if WORDS.contains(&word) {
            return Some(Made::Scalar);
        }
        if let Some(made) = self.own.get(word) {
            return Some(*made);
        }
        if let Some(vector) = Vector::named(word) {
            return Some(Made::Vector(vector.width));
        }
        STANDARD.split(' ').any(|known| known == word).then_some(Made::Scalar)
    }

    /// What a type is.
    pub(super) fn of(&self, ty: Ty<'_>) -> Made {
        if let Some(vector) = Vector::named(ty.canonical.trim_start_matches("const ")) {
            return Made::Vector(vector.width);
        }
        match ty.kind {
            TypeKind::Record | TypeKind::Array { .. } => Made::Parts,
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => Made::Scalar,
        }
    }

    /// What the tokens of a type stand for: `unsigned int`, `const P`, `float *`, `float[4]`.
    fn of_words(&self, code: &Code<'c>, from: usize, end: usize) -> Made {
        let texts = || (from..end).map(|at| code.text(at));
        if texts().any(|text| text == "*") {
            return Made::Scalar;
        }
        if texts().any(|text| matches!(text, "[" | "struct" | "union")) {
            return Made::Parts;
        }
        texts().find_map(|text| self.named(text)).unwrap_or(Made::Scalar)
    }
}
