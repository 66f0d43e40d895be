//! Statements, loops, and what they do to variables.

use crate::{AttrId, ExprId, Expression, IntType, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// Names a statement of a unit: [`crate::Unit::statements`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StmtId(pub u32);

/// One statement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stmt {
    /// Its own name: where it stands in [`crate::Unit::statements`].
    #[serde(skip)]
    pub id: StmtId,
    /// From the first token after its attributes to the last one, a final `;` included.
    pub span: Span,
    /// Where the signs of its header stand, when it is an `if`, a `switch`, a `while` or a range-based `for`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Header>,
    /// What it is.
    pub kind: StmtKind,
    /// Of a `goto` with a label, the statement with that label.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<StmtId>,
    /// The attributes before it, or in the 4th clause of its header.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Its own expressions, in the order they are read: a condition, a header, first values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expressions: Vec<ExprId>,
}

/// The signs of the header of an `if`, a `switch`, a `while` or a range-based `for`; a [`ForLoop`] has its own parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Header {
    /// Its first word.
    pub keyword: Span,
    /// The `constexpr` after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constexpr: Option<Span>,
    /// The parenthesis that opens it.
    pub open: Span,
    /// The `;` after the statement it starts with: `if (int u = f(); u > 2)`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub semicolon: Option<Span>,
    /// The `:` before what a loop goes over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colon: Option<Span>,
    /// The parenthesis that closes it.
    pub close: Span,
}

/// The kinds of statements okl tells apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StmtKind {
    /// `{ ... }`
    Block(Vec<StmtId>),
    /// A declaration of variables; other declarations are `Other`.
    Declaration(Vec<VarId>),
    /// An expression.
    Expression,
    /// `for (;;)`
    For(Box<ForLoop>),
    /// `while`, `do`: a loop OKL gives no meaning to.
    Loop(StmtId),
    /// `for (x : range)`
    RangeFor {
        /// The declaration of its variable, or of the names of a structured binding, with the range as the first
        /// value.
        declare: ExprId,
        /// What is repeated.
        body: StmtId,
    },
    /// `if`
    If {
        /// When the condition holds.
        then: StmtId,
        /// When it does not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        otherwise: Option<StmtId>,
    },
    /// `switch` with its body.
    Switch(StmtId),
    /// `case x:`, `default:` or a label, with the statement after it.
    Labelled(StmtId),
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return ...;`
    Return,
    /// `goto label;`
    Goto,
    /// `;`
    #[default]
    Empty,
    /// Anything else, with the statements found inside.
    Other(Vec<StmtId>),
}

/// What a use does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Only names it: `sizeof(s)`, `decltype(s)`.
    Name,
    /// Reads.
    Read,
    /// Writes, and the old value does not matter.
    Write,
    /// Reads and writes: `+=`, `++`.
    Update,
    /// Hands out the address: to a function, a reference, a pointer. Anything may follow.
    Escape,
}

impl Access {
    /// Whether the place may change.
    pub fn may_write(self) -> bool {
        match self {
            Access::Name | Access::Read => false,
            Access::Write | Access::Update | Access::Escape => true,
        }
    }
}

/// Names a loop of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopId(pub u32);

/// One `for (init; condition; update) body`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ForLoop {
    /// Its name.
    pub id: LoopId,
    /// From `for` to the closing parenthesis.
    pub header: Span,
    /// Between the opening parenthesis and the first `;`.
    pub init: Span,
    /// Between the two `;`.
    pub condition: Span,
    /// Between the second `;` and the closing parenthesis.
    pub update: Span,
    /// The variable it declares or counts with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<VarId>,
    /// The loop as a count, when its header has the form OKL asks of parallel loops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Canonical>,
    /// Why it has not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defect: Option<Defect>,
    /// The statement after the header.
    pub body: StmtId,
}

/// A loop header read as a count: one integer variable from `start` by `step` to `bound`.
///
/// The parts are named; [`crate::Unit::count`] has them at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Canonical<Part = ExprId> {
    /// First value.
    pub start: Part,
    /// The comparison with the variable on the left: `N > i` reads `i < N`.
    pub comparison: Comparison,
    /// What the variable is compared with.
    pub bound: Part,
    /// The step as a positive amount; none for `++` and `--`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Part>,
    /// Which way it counts.
    pub direction: Direction,
    /// The type both sides of the comparison are converted to.
    pub compared: IntType,
}

/// A loop header with its parts.
pub type Count<'u> = Canonical<&'u Expression>;

/// A comparison that can end a parallel loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `!=`
    NotEqual,
}

/// Which way a loop counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// `++`, `+=`
    Up,
    /// `--`, `-=`
    Down,
}

/// Why a loop header cannot be read as a count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Defect {
    /// The part to blame.
    pub span: Span,
    /// What is wrong with it, to stand after "the loop".
    pub why: String,
}

impl Count<'_> {
    /// Number of iterations, when all parts are constants.
    pub fn constant_count(&self) -> Option<u64> {
        let step = match &self.step {
            Some(step) => u64::try_from(step.value?).ok().filter(|step| *step > 0)?,
            None => 1,
        };
        Some(self.constant_count_by_one()?.div_ceil(step))
    }

    /// True if the bound itself is no iteration.
    pub fn is_strict(&self) -> bool {
        match self.comparison {
            Comparison::Less | Comparison::Greater | Comparison::NotEqual => true,
            Comparison::LessEqual | Comparison::GreaterEqual => false,
        }
    }

    /// Number of iterations if the step were 1, when both ends are constants.
    pub fn constant_count_by_one(&self) -> Option<u64> {
        let (start, bound) = (i128::from(self.start.value?), i128::from(self.bound.value?));
        // `-1 < 5u` compares 4294967295: leave that to the program.
        if !self.compared.signed && (start < 0 || bound < 0) {
            return None;
        }
        let distance = match self.direction {
            Direction::Up => bound - start,
            Direction::Down => start - bound,
        };
        let count = distance + i128::from(!self.is_strict());
        u64::try_from(count.max(0)).ok()
    }
}

impl Stmt {
    /// The statements directly below, in source order.
    pub fn children(&self) -> Vec<StmtId> {
        let mut found = Vec::new();
        self.each_child(&mut |child| found.push(child));
        found
    }

    /// Visits the statements directly below, in source order.
    pub fn each_child(&self, visit: &mut dyn FnMut(StmtId)) {
        match &self.kind {
            StmtKind::Block(body) | StmtKind::Other(body) => body.iter().for_each(|id| visit(*id)),
            StmtKind::For(l) => visit(l.body),
            StmtKind::Loop(body)
            | StmtKind::RangeFor { body, .. }
            | StmtKind::Switch(body)
            | StmtKind::Labelled(body) => visit(*body),
            StmtKind::If { then, otherwise } => {
                visit(*then);
                otherwise.iter().for_each(|id| visit(*id));
            }
            StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty => {}
        }
    }

    /// The statements of the block this statement is.
    pub fn as_block(&self) -> Option<&[StmtId]> {
        if let StmtKind::Block(body) = &self.kind { Some(body) } else { None }
    }

    /// The loop this statement is.
    pub fn as_for(&self) -> Option<&ForLoop> {
        if let StmtKind::For(l) = &self.kind { Some(l) } else { None }
    }

    /// Whether what is declared in it ends with it: a block, or a loop or condition with its header
    /// (section [basic.scope] of the C++ standard).
    pub fn is_scope(&self) -> bool {
        match self.kind {
            StmtKind::Block(_)
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_) => true,
            StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => false,
        }
    }
}
