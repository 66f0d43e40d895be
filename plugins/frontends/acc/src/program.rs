//! The directives of a text, each with the statement that it applies to.

use crate::changes::Changes;
use crate::copies::Copies;
use crate::file_scope::Globals;
use crate::kernels;
use crate::lookup::lookup;
use crate::placed::{self, Placed, is_compute};
use crate::section::Sections as _;
use okl_frontend::directive::Argument;
use okl_frontend::runtime::Device;
use okl_plugin::model::{Stmt, StmtId, VarId};
use okl_plugin::{Diagnostic, Unit};
use std::collections::BTreeMap;

/// A unit with its OpenACC directives.
pub struct Program<'u> {
    /// The unit.
    pub unit: &'u Unit,
    /// All directives, in source order.
    pub directives: Vec<Placed>,
    /// The directives in templates, which are left out of the others by [`Program::leave_templates`].
    pub templates: Vec<Placed>,
    /// Those of `directives` for each statement, by index.
    at: BTreeMap<StmtId, Vec<usize>>,
    /// The device that runs the constructs.
    pub device: Device,
    /// The copies that the loops with a directive have of variables, by the statement of the loop.
    pub copies: BTreeMap<StmtId, Copies>,
    /// The variables at file scope that functions use.
    pub globals: Globals,
    /// The variables that change, and those that loops count with.
    pub changes: Changes,
}

impl<'u> Program<'u> {
    /// Reads the directives of a unit. Errors are added to `found`.
    pub fn read(unit: &'u Unit, device: Device, found: &mut Vec<Diagnostic>) -> Program<'u> {
        let directives = placed::all(unit, found);
        let (copies, globals, changes) = (BTreeMap::new(), Globals::of(unit), Changes::of(unit));
        let directives: Vec<Placed> =
            directives.iter().flat_map(|placed| kernels::apart(unit, placed, &directives)).collect();
        let (templates, at) = (Vec::new(), by_statement(&directives));
        let mut program = Program { unit, directives, templates, at, device, copies, globals, changes };
        program.find_copies();
        program
    }

    /// Leaves out the directives in templates, whose instances have texts of their own.
    pub fn leave_templates(&mut self) {
        let unit = self.unit;
        let is_template = |placed: &Placed| placed.function.is_some_and(|id| unit.function(id).is_template);
        let (templates, others) = std::mem::take(&mut self.directives).into_iter().partition(is_template);
        (self.templates, self.directives) = (templates, others);
        self.at = by_statement(&self.directives);
    }

    /// The directives that apply to a statement, in source order.
    pub fn about(&self, stmt: StmtId) -> impl Iterator<Item = &Placed> {
        let of_stmt = self.at.get(&stmt).into_iter().flatten();
        of_stmt.map(|at| &self.directives[*at]).filter(|placed| placed.directive.takes_statement)
    }

    /// The loop directive of a statement: `loop` or a combined directive.
    pub fn loop_of(&self, stmt: StmtId) -> Option<&Placed> {
        self.about(stmt).filter(|placed| placed.directive.is("loop")).last()
    }

    /// The constructs around a directive and its statement, innermost first.
    pub fn around(&self, placed: &Placed) -> impl Iterator<Item = &Placed> {
        let own = self.directives.iter().position(|other| std::ptr::eq(other, placed));
        let stmt = placed.stmt.filter(|_| placed.directive.takes_statement);
        let place = stmt.map_or(placed.directive.span, |stmt| self.unit.stmt(stmt).span);
        let is_around = move |(at, other): &(usize, &Placed)| {
            // Of several directives on one statement, the first is the outermost.
            let holds = |around: StmtId| {
                if Some(around) == stmt {
                    own.is_none_or(|own| *at < own)
                } else {
                    self.unit.stmt(around).span.contains(place)
                }
            };
            other.directive.takes_statement && other.stmt.is_some_and(holds)
        };
        self.directives.iter().enumerate().rev().filter(is_around).map(|(_, other)| other)
    }

    /// The compute constructs with a statement, in source order.
    pub fn computes(&self) -> impl Iterator<Item = &Placed> {
        self.directives.iter().filter(|placed| is_compute(placed) && placed.stmt.is_some())
    }

    /// The variables that the arguments of a clause name, each with its argument.
    pub fn variables<'a>(&self, placed: &Placed, arguments: &'a [Argument]) -> Vec<(VarId, &'a Argument)> {
        let at = placed.directive.span;
        let named = |argument: &'a Argument| {
            let name = argument.section().name;
            Some((lookup(self.unit, placed.function, at, &name)?, argument))
        };
        arguments.iter().filter_map(named).collect()
    }

    /// The statement of a directive. Panics if there is none.
    pub fn stmt(&self, placed: &Placed) -> &'u Stmt {
        self.unit.stmt(placed.stmt.expect("who asks has looked"))
    }
}

/// The directives of each statement, by index.
fn by_statement(directives: &[Placed]) -> BTreeMap<StmtId, Vec<usize>> {
    let mut at: BTreeMap<StmtId, Vec<usize>> = BTreeMap::new();
    for (index, placed) in directives.iter().enumerate() {
        if let Some(stmt) = placed.stmt {
            at.entry(stmt).or_default().push(index);
        }
    }
    at
}
