//! The interpreted program: the relevant content of a unit and a checked kernel.
//!
//! This is the only layer that depends on the model. Statements become a list of steps with jumps, so that a work item
//! can stop at any of them; expressions become a tree of a few supported kinds. Everything else is refused when it is
//! executed ([`ExprForm::Refused`]); what never runs does not matter.

use super::constant::Constant;
use super::stop::Refusal;
use super::trace::StatementId;
use super::types::{Records, Ty};
use okl_model::{BinaryOperator, ExprId, FunctionId, UnaryOperator, VarId};
use okl_sema::structure::Axis;
use okl_source::Span;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The program that work items execute.
#[derive(Debug)]
pub struct Program {
    /// The kernel, reduced to one nest.
    pub kernel: Rc<Routine>,
    /// The functions that it calls, directly or indirectly.
    pub functions: BTreeMap<FunctionId, Rc<Routine>>,
    /// The variables of the unit.
    pub variables: Vec<Variable>,
    /// The classes of the unit.
    pub records: Records,
    /// The statements with expressions.
    pub statements: Vec<Statement>,
    /// The requested barriers whose places do not exist.
    pub lost: Vec<Wait>,
}

/// The place of a barrier that is not in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Before the statement with this span, its attributes included.
    Before(Span),
    /// Before the first statement of the body with this span.
    AtStart(Span),
    /// After the last statement of the body with this span.
    AtEnd(Span),
}

/// The barriers of a program besides those of its text.
#[derive(Clone, Copy, Debug)]
pub enum Waits<'w> {
    /// Barriers at these places.
    At(&'w [Wait]),
    /// Barriers at these places, and implicit ones between any two statements of the group: the sequential order of C++
    /// loops. The implicit ones do not count as ordering accesses ([`super::trace::Access::phase`]).
    Everywhere(&'w [Wait]),
}

/// The declaration of a variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// The memory that contains it.
    pub home: Home,
    /// The initializer, or the default argument of a parameter.
    pub init: Option<Rc<Expr>>,
}

/// The memory that contains a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Private memory of the work item that executes the declaration.
    Own,
    /// Group memory.
    Shared,
    /// A constant at file scope.
    Constant,
    /// Unsupported.
    Strange,
}

/// A statement with expressions.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its source range.
    pub span: Span,
    /// Its expressions.
    pub expressions: Vec<ExprId>,
}

/// A function as a list of steps.
#[derive(Debug)]
pub struct Routine {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<VarId>,
    /// The result type; `None` if it is deduced from `return` statements.
    pub result: Option<Ty>,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// One step, which cannot be interrupted.
#[derive(Debug)]
pub enum Step {
    /// Evaluates an expression for its effects.
    Evaluate(StatementId, Rc<Expr>),
    /// Jumps if a condition is false.
    Unless(StatementId, Rc<Expr>, usize),
    /// Jumps.
    Jump(usize),
    /// Jumps to a case of a `switch`.
    Choose(StatementId, Rc<Expr>, Box<Choice>),
    /// Returns from the function.
    Return(StatementId, Option<Rc<Expr>>),
    /// Waits for the other work items; true for a barrier of the program, false for an implicit one.
    Barrier(bool),
    /// Sets the variable of a parallel loop; jumps if there is no iteration for the work item.
    Spread(StatementId, Rc<Spread>, usize),
    /// Counts an iteration of the sequential part of a tiled loop; jumps back if another one may follow.
    Count(Rc<Spread>, usize),
    /// Resets the counter of a loop.
    Begin(usize),
    /// Takes the next element of `for (x : list)`; jumps if there is none.
    Next(StatementId, Rc<Elements>, usize),
    /// Begins or ends an `@atomic` block.
    Atomic(bool),
    /// An unsupported construct.
    Refused(Refusal),
}

/// The cases of a `switch`.
#[derive(Debug)]
pub struct Choice {
    /// The values with their step indices.
    pub cases: Vec<(i64, usize)>,
    /// The step index for all other values.
    pub otherwise: usize,
}

/// A range-based loop: `for (x : list)`
#[derive(Debug)]
pub struct Elements {
    /// The counter of the current element.
    pub counter: usize,
    /// `x`
    pub variable: VarId,
    /// `list`
    pub list: Rc<Expr>,
}

/// A loop whose iterations are distributed over groups or work items, wholly or in part.
#[derive(Debug)]
pub struct Spread {
    /// The first of the two counters of its sequential parts.
    pub counter: usize,
    /// Its variable.
    pub variable: VarId,
    /// `int i = 0`
    pub init: Rc<Expr>,
    /// `i < n`
    pub condition: Rc<Expr>,
    /// `++i`
    pub update: Rc<Expr>,
    /// The distribution of its iterations.
    pub iterations: Iterations,
}

/// The distribution of the iterations of a parallel loop.
#[derive(Debug)]
pub enum Iterations {
    /// All iterations are distributed in the same way.
    Whole(Part),
    /// A tiled loop.
    Tiled {
        /// The loop over tiles.
        tiles: Part,
        /// The loop in a tile.
        in_tile: Part,
        /// The number of iterations of a tile.
        size: Rc<Expr>,
        /// True if the loop condition guards the iterations in a tile.
        guard: bool,
    },
}

/// The distribution of the iterations of one loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// They are executed in sequence.
    Plain,
    /// One per group.
    Group(Axis),
    /// One per work item.
    Item(Axis),
}

/// An expression.
#[derive(Debug)]
pub struct Expr {
    /// Its id in the unit.
    pub id: ExprId,
    /// Its type.
    pub ty: Ty,
    /// Its form.
    pub kind: ExprForm,
}

/// The supported kinds of expressions.
#[derive(Debug)]
pub enum ExprForm {
    /// `x`
    Variable(VarId),
    /// `1`
    Constant(Constant),
    /// `this`
    This,
    /// `(a)`
    Paren(Rc<Expr>),
    /// `(T)a`
    Convert(Rc<Expr>),
    /// `s.x`, `p->x`
    Member {
        /// The object, or the pointer to it; `None` for a member of `this`.
        base: Option<Rc<Expr>>,
        /// True for `->`.
        arrow: bool,
        /// The field.
        field: VarId,
    },
    /// `a[i]`
    Index(Rc<Expr>, Rc<Expr>),
    /// `m(i, j)`: index and size of each dimension, fastest first.
    Dim(Rc<Expr>, Vec<(Rc<Expr>, Rc<Expr>)>),
    /// `*p`
    Dereference(Rc<Expr>),
    /// `&x`
    AddressOf(Rc<Expr>),
    /// `-a`
    Unary(UnaryOperator, Rc<Expr>),
    /// `++a`
    Step {
        /// True for a decrement.
        down: bool,
        /// True for the postfix operator, whose value is the old one.
        postfix: bool,
        /// The changed operand.
        operand: Rc<Expr>,
    },
    /// `a + b`
    Binary(BinaryOperator, Rc<Expr>, Rc<Expr>),
    /// `a = b`, `a += b`
    Assign(Option<BinaryOperator>, Rc<Expr>, Rc<Expr>),
    /// `c ? a : b`
    Conditional(Rc<Expr>, Rc<Expr>, Rc<Expr>),
    /// `f(a)`, `o.f(a)`
    Call(FunctionId, Receiver, Vec<Rc<Expr>>),
    /// `l(a)` for a lambda `l`.
    Invoke(Rc<Expr>, Vec<Rc<Expr>>),
    /// `sqrt(a)`
    Builtin(String, Vec<Rc<Expr>>),
    /// `{a, b}`
    List(Vec<Rc<Expr>>),
    /// `T()` and `T t;` of a class without user-defined constructors.
    Blank,
    /// `[&]() { ... }`
    Lambda(Rc<LambdaExpr>),
    /// `int n = 1`
    Declare(VarId),
    /// An unsupported construct.
    Refused(Refusal),
}

/// The object of a method call.
#[derive(Debug)]
pub enum Receiver {
    /// It is not a method.
    Nothing,
    /// The object of the calling method.
    This,
    /// An object or a pointer to it.
    Of(Rc<Expr>),
}

/// A lambda expression.
#[derive(Debug)]
pub struct LambdaExpr {
    /// Its body.
    pub routine: Rc<Routine>,
    /// The captured variables, and for each whether it is captured by reference.
    pub captures: Vec<(VarId, bool)>,
    /// The variables that its captures declare.
    pub declares: Vec<VarId>,
}
