//! The text of a procedure while it is written.

use super::random::Random;
use super::scope::{Scalar, Scope};
use super::value::{Range, Type};

/// Where statements stand, which decides what is right there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Statements that run in order, as in `kernels`, `serial` and routines.
    Sequential,
    /// The body of a parallel loop.
    Iteration,
}

/// Writes a procedure.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) random: Random,
    pub(super) scope: Scope,
    /// Declarations of variables, and of constants in front of them.
    pub(super) declarations: Vec<String>,
    /// Statements in front of the region.
    pub(super) setup: Vec<String>,
    pub(super) lines: Vec<String>,
    pub(super) indent: usize,
    pub(super) place: Place,
    /// True where the value of a loop variable is used behind its loop.
    pub(super) keeps_counters: bool,
    /// The names of sequential loops around, innermost last.
    pub(super) loops: Vec<String>,
    counter: usize,
}

impl Writer {
    pub(super) fn new(random: Random) -> Writer {
        Writer {
            random,
            scope: Scope::default(),
            declarations: Vec::new(),
            setup: Vec::new(),
            lines: Vec::new(),
            indent: 2,
            place: Place::Sequential,
            keeps_counters: false,
            loops: Vec::new(),
            counter: 0,
        }
    }

    pub(super) fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "  ".repeat(self.indent), text.as_ref()));
    }

    pub(super) fn fresh(&mut self, stem: &str) -> String {
        self.counter += 1;
        format!("{stem}{}", self.counter)
    }

    pub(super) fn declare(&mut self, text: impl Into<String>) {
        self.declarations.push(text.into());
    }

    /// A number, or a variable that has this value.
    pub(super) fn number(&mut self, value: i64) -> String {
        if !self.random.one_in(3) {
            return value.to_string();
        }
        let kind = self.random.pick(&[4, 4, 8, 2]);
        let name = self.fresh("b");
        self.declare(format!("integer({kind}) :: {name}"));
        self.setup.push(format!("{name} = {value}"));
        name
    }

    /// Declares a scalar and gives it a value in front of the region.
    pub(super) fn new_scalar(&mut self, ty: Type, is_writable: bool) -> Scalar {
        let name = self.fresh("t");
        self.declare(format!("{} :: {name}", ty.written()));
        let start = match ty {
            Type::Logical => self.random.pick(&[".true.", ".false."]).to_owned(),
            Type::Complex => "(1.5d0, -2)".to_owned(),
            _ => self.random.between(-15, 15).to_string(),
        };
        self.setup.push(format!("{name} = {start}"));
        let scalar = Scalar { name, ty, range: ty.usual(), is_writable };
        self.scope.scalars.push(scalar.clone());
        scalar
    }

    /// Declares a variable for a loop.
    pub(super) fn new_counter(&mut self, kind: u8) -> String {
        let name = self.fresh("i");
        self.declare(format!("integer({kind}) :: {name}"));
        name
    }

    /// A variable that several loops of a level use, one after the other.
    pub(super) fn shared_counter(&mut self, level: usize) -> String {
        let name = format!("k{level}");
        let declaration = format!("integer :: {name}");
        if !self.declarations.contains(&declaration) {
            self.declare(declaration);
        }
        name
    }

    /// Makes a variable of a loop usable.
    pub(super) fn with_counter(&mut self, name: &str, kind: u8, low: i64, high: i64) {
        self.scope.scalars.push(Scalar {
            name: name.to_owned(),
            ty: Type::Integer(kind),
            range: Range::new(low, high),
            is_writable: false,
        });
    }
}
