//! Statements, loops, and accesses to variables.

use crate::{AttrId, ExprId, Expression, IntType, LoopId, StmtId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// One statement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stmt {
    /// Its own index in [`crate::Unit::statements`].
    #[serde(skip)]
    pub id: StmtId,
    /// From the first token after its attributes to the last one, a final `;` included.
    pub span: Span,
    /// The punctuation of its header, if it is an `if`, a `switch`, a `while` or a range-based `for`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Header>,
    /// Its kind and its sub-statements.
    pub kind: StmtKind,
    /// Of a `goto`: the statement with that label.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<StmtId>,
    /// The attributes before it, or in the 4th clause of its header.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Its own expressions in source order: a condition, the parts of a header, initializers. Those of sub-statements
    /// are not among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expressions: Vec<ExprId>,
}

/// The ranges of the punctuation of the header of an `if`, a `switch`, a `while` or a range-based `for`; a [`ForLoop`]
/// has ranges of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Header {
    /// Its keyword.
    pub keyword: Span,
    /// The `constexpr` after the keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constexpr: Option<Span>,
    /// The opening parenthesis.
    pub open: Span,
    /// The `;` after an init-statement: `if (int u = f(); u > 2)`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub semicolon: Option<Span>,
    /// The `:` before the range of a range-based `for`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colon: Option<Span>,
    /// The closing parenthesis.
    pub close: Span,
}

/// The kinds of statements that okl tells apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StmtKind {
    /// `{ ... }`
    Block(Vec<StmtId>),
    /// A declaration of variables; other declarations are [`StmtKind::Other`].
    Declaration(Vec<VarId>),
    /// An expression statement.
    Expression,
    /// `for (;;)`
    For(Box<ForLoop>),
    /// `while`, `do`: loops without meaning in OKL; the body.
    Loop(StmtId),
    /// `for (x : range)`
    RangeFor {
        /// The declaration of its variable, or of the names of a structured binding, with the range as the initializer.
        declare: ExprId,
        /// The body.
        body: StmtId,
    },
    /// `if`
    If {
        /// The statement that is executed if the condition is true.
        then: StmtId,
        /// The statement that is executed if it is false.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        otherwise: Option<StmtId>,
    },
    /// `switch`; the body.
    Switch(StmtId),
    /// `case x:`, `default:` or a label; the statement after it.
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
    /// Any other statement, with the statements inside of it.
    Other(Vec<StmtId>),
}

/// The effect of one use of a variable or place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// It is named in an unevaluated operand: `sizeof(s)`, `decltype(s)`.
    Name,
    /// It is read.
    Read,
    /// It is overwritten; the old value does not matter.
    Write,
    /// It is read and written: `+=`, `++`.
    Update,
    /// Its address escapes into a function call, a reference or a pointer: it may be read and written from then on.
    Escape,
}

impl Access {
    /// Returns true if the access may change the place.
    pub fn may_write(self) -> bool {
        match self {
            Access::Name | Access::Read => false,
            Access::Write | Access::Update | Access::Escape => true,
        }
    }
}

/// One `for (init; condition; update) body`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ForLoop {
    /// Its index.
    pub id: LoopId,
    /// The range from `for` to the closing parenthesis.
    pub header: Span,
    /// The range between the opening parenthesis and the first `;`.
    pub init: Span,
    /// The range between the two `;`.
    pub condition: Span,
    /// The range between the second `;` and the closing parenthesis.
    pub update: Span,
    /// The counter: the variable that it declares or assigns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<VarId>,
    /// The header in canonical form, if it has the form that OKL requires of parallel loops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Canonical>,
    /// The reason why it has no canonical form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defect: Option<Defect>,
    /// The body.
    pub body: StmtId,
}

/// A loop header in canonical form: one integer variable runs from `start` by `step` to `bound`.
///
/// The parts are indices of expressions; [`crate::Unit::count`] resolves them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Canonical<Part = ExprId> {
    /// The initial value of the variable.
    pub start: Part,
    /// The comparison with the variable on the left: `N > i` becomes `i < N`.
    pub comparison: Comparison,
    /// The expression that the variable is compared with.
    pub bound: Part,
    /// The absolute value of the step; none for `++` and `--`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Part>,
    /// The sign of the step.
    pub direction: Direction,
    /// The type that both sides of the comparison are converted to.
    pub compared: IntType,
}

/// A canonical loop header with its expressions instead of their indices.
pub type Count<'u> = Canonical<&'u Expression>;

/// A comparison that may end a parallel loop.
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

/// The direction in which a loop counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// `++`, `+=`
    Up,
    /// `--`, `-=`
    Down,
}

/// The reason why a loop header has no canonical form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Defect {
    /// The part of the header that is at fault.
    pub span: Span,
    /// The reason, as a continuation of "the loop".
    pub why: String,
}

impl Count<'_> {
    /// The trip count, if all parts are constants.
    pub fn constant_count(&self) -> Option<u64> {
        let step = match &self.step {
            Some(step) => u64::try_from(step.value?).ok().filter(|step| *step > 0)?,
            None => 1,
        };
        Some(self.constant_count_by_one()?.div_ceil(step))
    }

    /// Returns true if the bound itself is not an iteration.
    pub fn is_strict(&self) -> bool {
        match self.comparison {
            Comparison::Less | Comparison::Greater | Comparison::NotEqual => true,
            Comparison::LessEqual | Comparison::GreaterEqual => false,
        }
    }

    /// The trip count if the step were 1, provided that both ends are constants.
    pub fn constant_count_by_one(&self) -> Option<u64> {
        let (start, bound) = (i128::from(self.start.value?), i128::from(self.bound.value?));
        // `-1 < 5u` compares 4294967295 with 5, so the trip count is computed at run time.
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
    /// The direct sub-statements, in source order.
    pub fn children(&self) -> Vec<StmtId> {
        let mut found = Vec::new();
        self.each_child(&mut |child| found.push(child));
        found
    }

    /// Visits the direct sub-statements, in source order.
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

    /// The statements of the block, if it is one.
    pub fn as_block(&self) -> Option<&[StmtId]> {
        if let StmtKind::Block(body) = &self.kind { Some(body) } else { None }
    }

    /// The loop, if it is a `for` loop.
    pub fn as_for(&self) -> Option<&ForLoop> {
        if let StmtKind::For(l) = &self.kind { Some(l) } else { None }
    }

    /// Returns true if the statement is a loop of any kind.
    pub fn is_loop(&self) -> bool {
        matches!(self.kind, StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. })
    }

    /// Returns true if the statement is a scope: a block, or a loop or condition with its header (section [basic.scope]
    /// of the C++ standard).
    pub fn is_scope(&self) -> bool {
        matches!(
            self.kind,
            StmtKind::Block(_)
                | StmtKind::For(_)
                | StmtKind::Loop(_)
                | StmtKind::RangeFor { .. }
                | StmtKind::If { .. }
                | StmtKind::Switch(_)
        )
    }
}
