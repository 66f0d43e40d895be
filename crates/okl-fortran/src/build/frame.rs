//! Constructs and units that have started and not ended.

use crate::ast::{
    Arm, Block, Case, CaseRange, ConcurrentHeader, DerivedType, DoControl, Expr, Interface, Name, Spec, Unit,
    UnitKind,
};
use okl_source::Span;
use std::collections::HashMap;

/// A construct or unit that has started and not ended.
pub(crate) struct Frame {
    /// What it is.
    pub open: Open,
    /// The name of a construct.
    pub name: Option<Name>,
    /// The label of its first statement.
    pub label: Option<u32>,
    /// Its first statement.
    pub head: Span,
    /// The statements of the current block.
    pub body: Block,
}

/// What a construct or unit consists of so far.
pub(crate) enum Open {
    /// A program unit or procedure.
    Unit(Box<Unit>, Scope),
    /// An interface block.
    Interface(Interface),
    /// A derived type; true behind its `contains`.
    Type(DerivedType, bool),
    /// An enumeration.
    Enum(Vec<(Name, Option<Expr>)>),
    /// `if` or `where`: the arms that have ended, and the condition of the current one, which `else` has not.
    Conditional { is_where: bool, arms: Vec<Arm>, condition: Option<Expr> },
    /// `do`, with the label of its last statement.
    Do(Option<u32>, DoControl),
    /// `select case`: the current case is the one that has not ended.
    Select { selector: Expr, cases: Vec<Case>, current: Option<(Option<Vec<CaseRange>>, Span)> },
    /// `forall`
    Forall(ConcurrentHeader),
    /// `block`
    Block(Vec<Spec>),
    /// `associate`
    Associate(Vec<(Name, Expr)>),
    /// Other constructs: the word in the tree, and the word behind `end`.
    Other(&'static str, &'static str),
}

/// What a unit declares, as far as it tells statement functions from assignments.
#[derive(Default)]
pub(crate) struct Scope {
    /// The names that are declared; true for those that can be statement functions.
    pub declared: HashMap<String, bool>,
    /// True if an undeclared name can be no statement function.
    pub is_strict: bool,
    /// True behind the first executable statement.
    pub is_executable: bool,
}

impl Frame {
    /// The word behind `end`.
    pub fn ending(&self) -> &'static str {
        match &self.open {
            Open::Unit(unit, _) => unit_ending(&unit.kind),
            Open::Interface(_) => "interface",
            Open::Type(..) => "type",
            Open::Enum(_) => "enum",
            Open::Conditional { is_where: true, .. } => "where",
            Open::Conditional { is_where: false, .. } => "if",
            Open::Do(..) => "do",
            Open::Select { .. } => "select",
            Open::Forall(_) => "forall",
            Open::Block(_) => "block",
            Open::Associate(_) => "associate",
            Open::Other(_, ending) => ending,
        }
    }

    /// What it is called in messages.
    pub fn called(&self) -> String {
        let word = match self.ending() {
            "blockdata" => "block data",
            word => word,
        };
        let name = match &self.open {
            Open::Unit(unit, _) => unit.name.as_ref(),
            Open::Type(ty, _) => Some(&ty.name),
            _ => self.name.as_ref(),
        };
        match name {
            Some(name) => format!("{word} {}", name.id),
            None => word.to_owned(),
        }
    }

    /// Returns true for a unit.
    pub fn is_unit(&self) -> bool {
        matches!(self.open, Open::Unit(..))
    }
}

fn unit_ending(kind: &UnitKind) -> &'static str {
    match kind {
        UnitKind::Program => "program",
        UnitKind::Module => "module",
        UnitKind::Submodule(..) => "submodule",
        UnitKind::Subroutine => "subroutine",
        UnitKind::Function => "function",
        UnitKind::ModuleProcedure => "procedure",
        UnitKind::BlockData => "blockdata",
    }
}
