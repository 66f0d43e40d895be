//! The program that the judge runs: what a unit and a checked kernel say, and nothing else of them.
//!
//! This is the only layer that knows the model. Statements become a list of steps with jumps, so that a work item can
//! stop at any of them; expressions become a tree of the few kinds that are understood. Everything else is refused
//! where it is met ([`ExprForm::Refused`]): what never runs does not matter.

use super::Refusal;
use super::trace::StatementId;
use super::types::{Records, Ty};
use super::value::Value;
use okl_model::{BinaryOperator, ExprId, FunctionId, UnaryOperator, VarId};
use okl_sema::structure::Axis;
use okl_source::Span;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a work item runs, and what that needs.
#[derive(Debug)]
pub struct Program {
    /// The kernel, of which one nest is there.
    pub kernel: Rc<Routine>,
    /// The functions it calls, and those that these call.
    pub functions: BTreeMap<FunctionId, Rc<Routine>>,
    /// The variables of the unit.
    pub variables: Vec<Variable>,
    /// The classes of the unit.
    pub records: Records,
    /// The statements that have expressions of their own.
    pub statements: Vec<Statement>,
    /// Places of barriers that were given and stand nowhere.
    pub lost: Vec<Wait>,
}

/// A place for a barrier that is not in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Before the statement with this span, its attributes included.
    Before(Span),
    /// Before the first statement of the body with this span.
    AtStart(Span),
    /// After the last statement of the body with this span.
    AtEnd(Span),
}

/// Which barriers a program has besides those of its text.
#[derive(Clone, Copy, Debug)]
pub enum Waits<'w> {
    /// These.
    At(&'w [Wait]),
    /// These, and others between any two statements that the group runs: the loops of C++, one after the other. What
    /// the others keep apart does not count as kept apart ([`super::trace::Access::phase`]).
    Everywhere(&'w [Wait]),
}

/// A variable as it is declared.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// Which memory it lies in.
    pub home: Home,
    /// Its first value, or its default as a parameter.
    pub init: Option<Rc<Expr>>,
}

/// Which memory a variable lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// That of who runs its declaration.
    Own,
    /// That of the group.
    Shared,
    /// It is a constant at file scope.
    Constant,
    /// It is something that the judge does not know.
    Strange,
}

/// A statement with expressions of its own.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Where it stands.
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
    /// What it returns; none when its `return` statements tell.
    pub result: Option<Ty>,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// One step: what cannot be interrupted.
#[derive(Debug)]
pub enum Step {
    /// Works out an expression for what it does.
    Evaluate(StatementId, Rc<Expr>),
    /// Goes on elsewhere when a condition does not hold.
    Unless(StatementId, Rc<Expr>, usize),
    /// Goes on elsewhere.
    Jump(usize),
    /// Goes on where a value leads to.
    Choose(StatementId, Rc<Expr>, Box<Choice>),
    /// Leaves the function.
    Return(StatementId, Option<Rc<Expr>>),
    /// Waits for the other work items; says whether the program has that barrier, or only the truth about it.
    Barrier(bool),
    /// Gives the variable of a parallel loop its value; goes on elsewhere when there is no such round.
    Spread(StatementId, Rc<Spread>, usize),
    /// Counts a part of a tiled loop that stays sequential: back there when another iteration may follow.
    Count(Rc<Spread>, usize),
    /// Begins with the first element of `for (x : list)`.
    Begin(usize),
    /// Takes the next element; goes on elsewhere when there is none.
    Next(StatementId, Rc<Elements>, usize),
    /// Begins or ends a block under `@atomic`.
    Atomic(bool),
    /// What the judge does not know.
    Refused(Refusal),
}

/// The branches of a `switch`.
#[derive(Debug)]
pub struct Choice {
    /// Where each value leads.
    pub cases: Vec<(i64, usize)>,
    /// Where all others lead.
    pub otherwise: usize,
}

/// `for (x : list)`
#[derive(Debug)]
pub struct Elements {
    /// Who counts.
    pub counter: usize,
    /// `x`
    pub variable: VarId,
    /// `list`
    pub list: Rc<Expr>,
}

/// A loop whose iterations are groups or work items, wholly or in part.
#[derive(Debug)]
pub struct Spread {
    /// What counts its sequential parts: two numbers from here on.
    pub counter: usize,
    /// Its variable.
    pub variable: VarId,
    /// `int i = 0`
    pub init: Rc<Expr>,
    /// `i < n`
    pub condition: Rc<Expr>,
    /// `++i`
    pub update: Rc<Expr>,
    /// What its iterations are.
    pub iterations: Iterations,
}

/// What the iterations of a parallel loop are.
#[derive(Debug)]
pub enum Iterations {
    /// One after the other, groups, or work items.
    Whole(Part),
    /// Those of two loops.
    Tiled {
        /// The loop over tiles.
        tiles: Part,
        /// The loop in a tile.
        in_tile: Part,
        /// How many iterations a tile has.
        size: Rc<Expr>,
        /// Whether the condition holds for the iterations in a tile.
        guard: bool,
    },
}

/// What a loop's iterations are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Iterations.
    Plain,
    /// Groups.
    Group(Axis),
    /// Work items.
    Item(Axis),
}

/// An expression.
#[derive(Debug)]
pub struct Expr {
    /// Which of the unit's.
    pub id: ExprId,
    /// Its type.
    pub ty: Ty,
    /// What it is.
    pub kind: ExprForm,
}

/// The kinds of expressions that are understood.
#[derive(Debug)]
pub enum ExprForm {
    /// `x`
    Variable(VarId),
    /// `1`
    Constant(Value),
    /// `this`
    This,
    /// `(a)`
    Paren(Rc<Expr>),
    /// `(T)a`
    Convert(Rc<Expr>),
    /// `s.x`, `p->x`
    Member {
        /// The object, or the pointer to it; none for a member of `this`.
        base: Option<Rc<Expr>>,
        /// Whether `->` leads there.
        arrow: bool,
        /// The field.
        field: VarId,
    },
    /// `a[i]`
    Index(Rc<Expr>, Rc<Expr>),
    /// `m(i, j)`, with the sizes: the fastest first.
    Dim(Rc<Expr>, Vec<(Rc<Expr>, Rc<Expr>)>),
    /// `*p`
    Dereference(Rc<Expr>),
    /// `&x`
    AddressOf(Rc<Expr>),
    /// `-a`
    Unary(UnaryOperator, Rc<Expr>),
    /// `++a`
    Step {
        /// Whether it goes down.
        down: bool,
        /// Whether its value is the one from before.
        postfix: bool,
        /// What changes.
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
    /// `l(a)` of a lambda.
    Invoke(Rc<Expr>, Vec<Rc<Expr>>),
    /// `sqrt(a)`
    Builtin(String, Vec<Rc<Expr>>),
    /// `{a, b}`
    List(Vec<Rc<Expr>>),
    /// `T()` and `T t;` of a class without constructors of its own.
    Blank,
    /// `[&]() { ... }`
    Lambda(Rc<LambdaExpr>),
    /// `int n = 1`
    Declare(VarId),
    /// What the judge does not know.
    Refused(Refusal),
}

/// The object whose method is called.
#[derive(Debug)]
pub enum Receiver {
    /// It is no method.
    Nothing,
    /// That of the method which calls.
    This,
    /// An object, or a pointer to it.
    Of(Rc<Expr>),
}

/// A lambda as it is written.
#[derive(Debug)]
pub struct LambdaExpr {
    /// Its body.
    pub routine: Rc<Routine>,
    /// The variables from around it, and whether they are captured by reference.
    pub captures: Vec<(VarId, bool)>,
    /// Those it declares itself.
    pub declares: Vec<VarId>,
}

/// A lambda as a value.
#[derive(Debug)]
pub struct Closure {
    /// Its body.
    pub routine: Rc<Routine>,
    /// What it captured.
    pub captured: Vec<(VarId, super::machine::Slot)>,
}
