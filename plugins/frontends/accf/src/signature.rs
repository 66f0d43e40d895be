//! What is known of procedures that were translated.

use crate::variable::{Key, Number};
use okl_fortran::ast::{Prefix, Unit};
use okl_fortran::scope::{ScopeId, Symbol, Type};

/// A procedure that has been translated.
#[derive(Clone, Debug)]
pub struct Translated<'t> {
    /// The name of the function.
    pub name: String,
    /// Its parameters.
    pub parameters: Vec<Parameter<'t>>,
    /// The type of the result.
    pub result: Option<Type>,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Parameter<'t> {
    /// The number of the dummy argument, or none for a variable from outside.
    pub dummy: Option<usize>,
    /// The variable in the function.
    pub key: Key,
    /// What the scope of the variable says of it.
    pub symbol: Symbol<'t>,
    /// The type, that of the elements for an array.
    pub ty: Type,
    /// True if the function may change what is passed.
    pub is_reference: bool,
    /// True for an array: a pointer to its first element is passed.
    pub is_array: bool,
    /// The numbers about the array that are passed behind it.
    pub numbers: Vec<Number>,
    /// True for an array that the function returns.
    pub is_result: bool,
}

/// A procedure that is called.
#[derive(Clone, Copy, Debug)]
pub struct Callee<'t> {
    /// Its text.
    pub unit: &'t Unit,
    /// The scope of its own names.
    pub scope: ScopeId,
}

impl Callee<'_> {
    /// True for a procedure with a word in front of `subroutine` or `function`, such as `elemental`.
    pub fn is(&self, word: &str) -> bool {
        self.unit.prefixes.iter().any(|prefix| matches!(prefix, Prefix::Word(own) if own == word))
    }
}
