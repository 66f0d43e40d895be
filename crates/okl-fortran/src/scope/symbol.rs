//! What a name is.

use super::scope_id::ScopeId;
use crate::ast::{DerivedType, Expr, Extent, Intent, Name, TypeSpec, Unit};
use okl_source::Span;

/// A name in a scope.
#[derive(Clone, Debug, PartialEq)]
pub struct Symbol<'t> {
    /// The name, in small letters.
    pub id: String,
    /// Where it is declared, or else where it stands first.
    pub span: Span,
    /// What it is.
    pub kind: SymbolKind<'t>,
    /// The declared type.
    pub ty: Option<&'t TypeSpec>,
    /// The declared shape.
    pub shape: Option<&'t [Extent]>,
    /// The intent.
    pub intent: Option<Intent>,
    /// Other attributes, in small letters: `allocatable`, `optional`.
    pub words: Vec<&'t str>,
    /// True for a dummy argument.
    pub is_dummy: bool,
    /// True for the result of a function.
    pub is_result: bool,
    /// True for a variable in a common block, or in an `equivalence`.
    pub is_overlaid: bool,
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum SymbolKind<'t> {
    /// A variable.
    Variable,
    /// A named constant, with its value.
    Constant(Option<&'t Expr>),
    /// A constant of an enumeration: the expression that the count started from, and how many follow it.
    Enumerator(Option<&'t Expr>, i64),
    /// A constant of an intrinsic module.
    Number(i64),
    /// A procedure whose text is there, with the scope of its unit.
    Procedure(&'t Unit, ScopeId),
    /// A procedure of which only an interface is there.
    Interface(&'t Unit, ScopeId),
    /// A procedure without an interface: `external`, or called without a declaration.
    External,
    /// A name for several procedures.
    Generic(Vec<&'t Name>),
    /// A statement function.
    StatementFunction(&'t [Name], &'t Expr),
    /// A derived type.
    DerivedType(&'t DerivedType),
    /// `intrinsic sin`.
    Intrinsic,
    /// A name that a procedure pointer or a dummy procedure has.
    ProcedureVariable,
}

impl<'t> Symbol<'t> {
    /// A symbol without attributes.
    pub fn new(id: impl Into<String>, span: Span, kind: SymbolKind<'t>) -> Symbol<'t> {
        Symbol {
            id: id.into(),
            span,
            kind,
            ty: None,
            shape: None,
            intent: None,
            words: Vec::new(),
            is_dummy: false,
            is_result: false,
            is_overlaid: false,
        }
    }

    /// True if it has this attribute.
    pub fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// The number of its dimensions.
    pub fn rank(&self) -> usize {
        self.shape.map_or(0, <[Extent]>::len)
    }

    /// True for a variable or a constant.
    pub fn is_data(&self) -> bool {
        matches!(
            self.kind,
            SymbolKind::Variable
                | SymbolKind::Constant(_)
                | SymbolKind::Enumerator(..)
                | SymbolKind::Number(_)
        )
    }
}
