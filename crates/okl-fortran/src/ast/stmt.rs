//! Executable statements and constructs.

use super::{Argument, Directive, DoBounds, Expr, Name, Spec, TypeSpec};
use okl_source::Span;

/// Statements that follow each other.
pub type Block = Vec<Stmt>;

/// An executable statement or construct.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Its place; of a construct from its first statement to its last one.
    pub span: Span,
    /// The place of the first statement of a construct; the same as `span` for others.
    pub head: Span,
    /// Its label.
    pub label: Option<u32>,
}

/// The kinds of executable statements.
#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    /// `target = value`.
    Assign {
        /// The variable, element, section or component.
        target: Expr,
        /// The value.
        value: Expr,
    },
    /// `target => value`.
    PointerAssign {
        /// The pointer, with its bounds.
        target: Expr,
        /// The target of the pointer.
        value: Expr,
    },
    /// `call s(a, b)`.
    Call {
        /// The subroutine.
        callee: Expr,
        /// The arguments; alternate returns are left out.
        arguments: Vec<Argument>,
    },
    /// An `if` construct or statement.
    If {
        /// `if` and `else if`, in order.
        arms: Vec<Arm>,
        /// `else`.
        otherwise: Option<Block>,
    },
    /// A `do` construct. One that ends at a label is a construct as well; where several end at one label, the statement
    /// with the label belongs to the innermost.
    Do {
        /// The name of the construct.
        name: Option<Name>,
        /// What controls it.
        control: DoControl,
        /// The body.
        body: Block,
    },
    /// `select case`.
    SelectCase {
        /// The name of the construct.
        name: Option<Name>,
        /// What is selected by.
        selector: Expr,
        /// The cases, in order.
        cases: Vec<Case>,
    },
    /// `where` as a construct or a statement.
    Where {
        /// `where` and `elsewhere` with a mask, in order.
        arms: Vec<Arm>,
        /// `elsewhere`.
        otherwise: Option<Block>,
    },
    /// `forall` as a construct or a statement.
    Forall(ConcurrentHeader, Block),
    /// `block`.
    Block {
        /// The name of the construct.
        name: Option<Name>,
        /// Its specifications.
        specifications: Vec<Spec>,
        /// Its statements.
        body: Block,
    },
    /// `associate`.
    Associate {
        /// The name of the construct.
        name: Option<Name>,
        /// The names and what they stand for.
        pairs: Vec<(Name, Expr)>,
        /// Its statements.
        body: Block,
    },
    /// `exit`, of a construct with a name.
    Exit(Option<Name>),
    /// `cycle`, of a construct with a name.
    Cycle(Option<Name>),
    /// `go to 10`.
    Goto(u32),
    /// `continue`.
    Continue,
    /// `return`.
    Return,
    /// `stop`, `error stop`.
    Stop,
    /// `allocate(a(n), b(m), stat = s)`: the objects with their shapes.
    Allocate(Vec<Expr>),
    /// `deallocate(a, b)`.
    Deallocate(Vec<Expr>),
    /// `nullify(p)`.
    Nullify(Vec<Expr>),
    /// A directive.
    Directive(Directive),
    /// A statement that is not read any further: the first word, in small letters, such as `write`. Constructs of this
    /// kind (`select type`, `select rank`, `critical`, `team`) have their statements in `body`.
    Other {
        /// The first word.
        word: String,
        /// The statements inside.
        body: Block,
    },
}

/// A condition with its block.
#[derive(Clone, Debug, PartialEq)]
pub struct Arm {
    /// The condition, or the mask.
    pub condition: Expr,
    /// The statements.
    pub body: Block,
}

/// What controls a loop.
#[derive(Clone, Debug, PartialEq)]
pub enum DoControl {
    /// Nothing: `do`.
    Forever,
    /// `do while (condition)`.
    While(Expr),
    /// `do i = 1, n`.
    Count {
        /// The variable.
        variable: Name,
        /// Its bounds.
        bounds: DoBounds,
    },
    /// `do concurrent (i = 1:n, j = 1:m, mask) local(x)`.
    Concurrent(ConcurrentHeader),
}

/// `(integer :: i = 1:n, j = 1:m, mask) local(x)`.
#[derive(Clone, Debug, PartialEq)]
pub struct ConcurrentHeader {
    /// The type of the indices, if it is written.
    pub ty: Option<TypeSpec>,
    /// The indices, the slowest first.
    pub indices: Vec<ConcurrentIndex>,
    /// The mask.
    pub mask: Option<Expr>,
    /// What the variables are that the loop uses.
    pub localities: Vec<Locality>,
}

/// `i = lower:upper:step`.
#[derive(Clone, Debug, PartialEq)]
pub struct ConcurrentIndex {
    /// The index.
    pub name: Name,
    /// The first value.
    pub lower: Expr,
    /// The limit.
    pub upper: Expr,
    /// The step.
    pub step: Option<Expr>,
}

/// What variables are in a `do concurrent`.
#[derive(Clone, Debug, PartialEq)]
pub enum Locality {
    /// `local(a)`
    Local(Vec<Name>),
    /// `local_init(a)`
    LocalInit(Vec<Name>),
    /// `shared(a)`
    Shared(Vec<Name>),
    /// `default(none)`
    DefaultNone,
    /// `reduce(+: a)`: the operator or function, and the variables.
    Reduce(String, Vec<Name>),
}

/// A case of a `select case`.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The values; none for `case default`.
    pub ranges: Option<Vec<CaseRange>>,
    /// The statements.
    pub body: Block,
    /// The place of the statement `case`.
    pub head: Span,
}

/// The values of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum CaseRange {
    /// `1`
    Value(Expr),
    /// `1:`, `:2`, `1:2`
    Range(Option<Expr>, Option<Expr>),
}
