//! Macro definitions and the table of them.

use super::token::{Symbol, Tok};
use okl_source::FileSpan;
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::rc::Rc;

/// The definition of a macro name.
#[derive(Clone, Debug)]
pub(super) enum Definition {
    User(Rc<Macro>),
    Builtin(Builtin),
}

/// A macro defined by `#define` or on the command line.
#[derive(Debug)]
pub(super) struct Macro {
    pub name: Symbol,
    /// `None` for an object-like macro.
    pub parameters: Option<Parameters>,
    pub body: Vec<Piece>,
    /// The name in the definition.
    pub place: FileSpan,
    /// The tokens after the name, to compare definitions and to find the origin of a token.
    pub tokens: Vec<Tok>,
    /// The number of its expansions that are being rescanned; while it is not 0, the macro does not expand.
    pub busy: Cell<u32>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Parameters {
    /// The index of each name; `...` is the last.
    pub index: FxHashMap<Symbol, usize>,
    pub variadic: bool,
}

impl Parameters {
    /// The number of parameters, `...` included.
    pub fn count(&self) -> usize {
        self.index.len()
    }
}

/// A part of a macro body.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Plain(Tok),
    /// A parameter; `tok` is its use in the body.
    Parameter {
        index: usize,
        tok: Tok,
    },
    /// `#` and its operand; `tok` covers both.
    Stringify {
        operand: Box<Piece>,
        tok: Tok,
    },
    /// `__VA_OPT__( body )`.
    VaOpt {
        body: Vec<Piece>,
        tok: Tok,
    },
    /// `##`.
    Paste(Tok),
}

/// Macros whose value the preprocessor computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Builtin {
    Line,
    File,
    FileName,
    BaseFile,
    Counter,
    IncludeLevel,
    Date,
    Time,
    Timestamp,
}

pub(super) const BUILTINS: &[(&str, Builtin)] = &[
    ("__BASE_FILE__", Builtin::BaseFile),
    ("__COUNTER__", Builtin::Counter),
    ("__DATE__", Builtin::Date),
    ("__FILE_NAME__", Builtin::FileName),
    ("__FILE__", Builtin::File),
    ("__INCLUDE_LEVEL__", Builtin::IncludeLevel),
    ("__LINE__", Builtin::Line),
    ("__TIMESTAMP__", Builtin::Timestamp),
    ("__TIME__", Builtin::Time),
];

/// The definitions of all names, indexed by symbol.
#[derive(Debug, Default)]
pub(super) struct MacroTable {
    entries: Vec<Option<Definition>>,
}

impl MacroTable {
    pub fn get(&self, name: Symbol) -> Option<&Definition> {
        self.entries.get(name.0 as usize)?.as_ref()
    }

    pub fn set(&mut self, name: Symbol, definition: Option<Definition>) {
        let at = name.0 as usize;
        if at >= self.entries.len() {
            self.entries.resize_with(at + 1, || None);
        }
        self.entries[at] = definition;
    }
}

impl Macro {
    /// True if two definitions are the same in the sense of the standard: same spelling and same presence of spaces.
    pub fn same_as(&self, other: &Macro) -> bool {
        let spelling = |tok: &Tok| (tok.symbol, tok.space_before);
        self.parameters.is_some() == other.parameters.is_some()
            && self.tokens.iter().map(spelling).eq(other.tokens.iter().map(spelling))
    }
}
