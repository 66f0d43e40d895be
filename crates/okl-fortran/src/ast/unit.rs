//! Program units, with their specifications and statements: they contain each other, so they stand in one file.

use super::directive::Directive;
use super::expr::{Argument, Expr, Name, TypeSpec};
use super::spec::{Attribute, DerivedType, Entity, GenericName, Use};
use super::stmt::{CaseRange, ConcurrentHeader, DoControl};
use okl_source::Span;

/// A program unit, a module procedure, an internal procedure or an interface body.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    /// What it is.
    pub kind: UnitKind,
    /// Its name. A main program may have none, with or without a `program` statement.
    pub name: Option<Name>,
    /// From its first statement to its end.
    pub span: Span,
    /// Its first statement; empty, at the start, for a main program without a `program` statement.
    pub head: Span,
    /// What stands in front of `subroutine` or `function`.
    pub prefixes: Vec<Prefix>,
    /// The dummy arguments; alternate returns are left out.
    pub parameters: Vec<Name>,
    /// The name of the result of a function, if it is not that of the function.
    pub result: Option<Name>,
    /// The name in `bind(c, name = "...")`, if the unit has `bind(c)`: the literal, or the name of the unit.
    pub bind: Option<String>,
    /// The specification part.
    pub specifications: Vec<Spec>,
    /// The execution part.
    pub body: Block,
    /// The statement `contains`.
    pub contains: Option<Span>,
    /// The procedures behind `contains`.
    pub contained: Vec<Unit>,
    /// The `end` statement; empty, at the end, where it is missing.
    pub end: Span,
}

/// The kinds of units.
#[derive(Clone, Debug, PartialEq)]
pub enum UnitKind {
    /// A main program.
    Program,
    /// A module.
    Module,
    /// A submodule: the module, and the parent submodule if there is one.
    Submodule(Name, Option<Name>),
    /// A subroutine.
    Subroutine,
    /// A function.
    Function,
    /// `module procedure f` in a submodule, whose interface stands in the module.
    ModuleProcedure,
    /// `block data`.
    BlockData,
}

/// What stands in front of `subroutine` or `function`.
#[derive(Clone, Debug, PartialEq)]
pub enum Prefix {
    /// The type of the result.
    Type(TypeSpec),
    /// `pure`, `elemental`, `impure`, `recursive`, `non_recursive`, `module`; `attributes(device)` as `device` and the
    /// like.
    Word(String),
}

/// A statement or construct of a specification part.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// What it is.
    pub kind: SpecKind,
    /// Its place.
    pub span: Span,
}

/// The kinds of specifications.
#[derive(Clone, Debug, PartialEq)]
pub enum SpecKind {
    /// `use m, only: a => b`.
    Use(Use),
    /// `import`, `import :: a`: the names, none for all.
    Import(Vec<Name>),
    /// The types of first letters; none for `implicit none`.
    Implicit(Vec<(TypeSpec, Vec<(char, char)>)>),
    /// `real, allocatable :: a(:)`.
    Declaration {
        /// The type.
        ty: TypeSpec,
        /// The attributes in front of `::`.
        attributes: Vec<Attribute>,
        /// The entities.
        entities: Vec<Entity>,
    },
    /// `dimension a(10)`, `allocatable :: b`, `external f`: an attribute and the entities that get it, with their shapes.
    /// Names of common blocks, operators and assignments are left out.
    Attribute(Attribute, Vec<Entity>),
    /// `parameter (n = 3)`.
    Parameter(Vec<(Name, Expr)>),
    /// `common /block/ a, b(10)`; blank common has no name. A statement with several blocks gives one for each.
    Common(Option<Name>, Vec<Entity>),
    /// `equivalence (a, b(1)), (c, d)`.
    Equivalence(Vec<Vec<Expr>>),
    /// `data a, (b(i), i = 1, 3) / 1, 3*0 /`: the objects, those of implied loops among them. The values are dropped.
    Data(Vec<Expr>),
    /// An interface block.
    Interface(Interface),
    /// The definition of a derived type.
    DerivedType(DerivedType),
    /// `enum, bind(c)`: its constants, with the values that are written.
    Enum(Vec<(Name, Option<Expr>)>),
    /// `f(x) = x * 2` in front of the executable statements, where `f` is not an array. The parser takes such a statement
    /// for one if `f` is declared as a scalar without attributes in this specification part; if it is not declared, only
    /// where no `implicit none`, `use` or host can make it something else.
    StatementFunction {
        /// The function.
        name: Name,
        /// Its dummy arguments.
        parameters: Vec<Name>,
        /// Its value.
        value: Expr,
    },
    /// A directive.
    Directive(Directive),
    /// Anything else, such as `namelist` and `format`: the first word, in small letters.
    Other(String),
}

/// An interface block.
#[derive(Clone, Debug, PartialEq)]
pub struct Interface {
    /// The generic name.
    pub name: Option<GenericName>,
    /// True for `abstract interface`.
    pub is_abstract: bool,
    /// The interface bodies.
    pub bodies: Vec<Unit>,
    /// The procedures of `module procedure` and `procedure`.
    pub procedures: Vec<Name>,
}

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
        /// The name of the construct.
        name: Option<Name>,
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
