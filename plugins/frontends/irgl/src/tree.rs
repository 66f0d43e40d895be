//! Graph programs as trees. What is C++ in them stays a range of the text.

use okl_plugin::Span;

/// A name with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A file.
#[derive(Debug, Default)]
pub(crate) struct Module {
    pub(crate) kernels: Vec<Kernel>,
    /// `Names(a, b);`: they say nothing that okl needs.
    pub(crate) names: Vec<Span>,
}

/// Who runs a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The device, in parallel.
    Plain,
    /// The host: it invokes others.
    Host,
    /// A function that plain kernels call.
    Device,
}

/// A kernel of any role.
#[derive(Debug)]
pub(crate) struct Kernel {
    pub(crate) role: Role,
    pub(crate) span: Span,
    pub(crate) name: Name,
    pub(crate) params: Vec<Param>,
    /// The range between the parentheses.
    pub(crate) params_span: Span,
    pub(crate) result: Option<Span>,
    /// The first number of `__launch_bounds__`, with its place.
    pub(crate) bounds: Option<(u32, Span)>,
    pub(crate) body: Block,
}

/// What a parameter is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ParamKind {
    /// `Graph g`, `Graph<float> g`, with the type of weights.
    Graph(String),
    /// `int *x`, with the type of the elements.
    Pointer(String),
    /// `Array<int> x` of a host kernel, with the type of the elements.
    Array(String),
    /// Anything else.
    Value(String),
}

/// A parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub(crate) span: Span,
    pub(crate) name: Name,
    pub(crate) kind: ParamKind,
    /// The value of a parameter of `main` that the command line does not give.
    pub(crate) default: Option<Span>,
}

/// `{ ... }`
#[derive(Debug)]
pub(crate) struct Block {
    /// With the braces.
    pub(crate) span: Span,
    pub(crate) stmts: Vec<Stmt>,
}

impl Block {
    /// The range between the braces.
    pub(crate) fn inner(&self) -> Span {
        let start = self.span.start + 1;
        Span::new(start, self.span.end.saturating_sub(1).max(start))
    }
}

/// A statement.
#[derive(Debug)]
pub(crate) struct Stmt {
    pub(crate) span: Span,
    pub(crate) kind: StmtKind,
}

/// What loops run over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Iter {
    /// `WL.items()`
    Items,
    /// `g.nodes()`
    Nodes(String),
    /// `g.edges(n)`, with the node.
    Edges(String, Span),
    /// `range(a, b, s)`: start, end, step.
    Range(Option<Span>, Span, Option<Span>),
}

/// A `ForAll` or a `For`.
#[derive(Debug)]
pub(crate) struct Loop {
    pub(crate) is_parallel: bool,
    /// The word `ForAll` or `For`.
    pub(crate) word: Span,
    pub(crate) variable: Name,
    pub(crate) iter: Iter,
    pub(crate) iter_span: Span,
    pub(crate) body: Block,
}

/// Elements that `Exclusive` asks for.
#[derive(Debug)]
pub(crate) enum Locks {
    /// `n, array`: the first `n` elements.
    Array(Span, Span),
    /// `array[start : end : step]`
    Slice { array: Span, start: Span, end: Span, step: Option<Span> },
}

/// How results of iterations become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reduction {
    Any,
    All,
}

/// The start of a worklist.
#[derive(Debug)]
pub(crate) enum Initial {
    /// `Initial (size) [a, b]`
    Items(Option<Span>, Vec<Span>),
    /// `InitialFrom (size, array, count)`
    Array(Span, Span, Span),
}

/// `Iterate While Any And (c) k(args) Initial [x] { ... }`
#[derive(Debug)]
pub(crate) struct Iterate {
    /// The word `Iterate`.
    pub(crate) word: Span,
    /// `While` is true, `Until` false; with the reduction.
    pub(crate) condition: Option<(bool, Reduction)>,
    /// `And` is true, `Or` false; with the expression.
    pub(crate) extra: Option<(bool, Span)>,
    pub(crate) kernel: Name,
    pub(crate) arguments: Vec<Span>,
    pub(crate) initial: Option<Initial>,
    pub(crate) body: Option<Block>,
}

/// The kinds of statements.
#[derive(Debug)]
pub(crate) enum StmtKind {
    Block(Block),
    Loop(Loop),
    /// `if (...) then else other`; the range is that of the head.
    If(Span, Box<Stmt>, Option<Box<Stmt>>),
    /// `for (...)`, `while (...)` or `switch (...)`, with the range of the head.
    Head(Span, Box<Stmt>),
    /// `do body while (...);`, with the range of the tail.
    Do(Box<Stmt>, Span),
    /// The array, the index, the statements with and without the lock.
    Atomic(Span, Span, Block, Option<Block>),
    /// The object, the elements, the statements with and without them.
    Exclusive(Name, Vec<Locks>, Block, Option<Block>),
    /// `Retry merge x;` is true.
    Retry(bool, Span),
    Respawn(Span),
    Return(Span),
    /// `SyncRunningThreads();` or `LocalBarrier();`
    Sync,
    Iterate(Iterate),
    /// `Pipe Once Initial [x] { ... }`; `Once` is true.
    Pipe(bool, Option<Initial>, Block),
    /// C++.
    Other,
}

// Loops and statements are the same if they stand at the same place.

impl PartialEq for Loop {
    fn eq(&self, other: &Loop) -> bool {
        self.word == other.word
    }
}

impl Eq for Loop {}

impl PartialEq for Stmt {
    fn eq(&self, other: &Stmt) -> bool {
        self.span == other.span
    }
}

impl Eq for Stmt {}
