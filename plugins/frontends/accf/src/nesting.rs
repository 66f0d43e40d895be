//! The constructs around a statement.

use okl_frontend::text::Text;
use okl_plugin::Span;

/// A construct that is being translated.
#[derive(Clone, Debug)]
pub struct OpenLoop {
    /// Its name.
    pub name: Option<String>,
    /// True for a loop.
    pub is_loop: bool,
    /// The label behind it, if something jumps there.
    pub exit: Option<String>,
    /// The label at the end of its body, if something jumps there.
    pub cycle: Option<String>,
}

/// A loop directive in front of a loop.
#[derive(Clone, Debug)]
pub struct LoopDirective {
    /// The pragma; none for that of the region, which is written when its body is known.
    pub pragma: Option<Text>,
    /// The place of the directive.
    pub span: Span,
    /// How many loops it takes.
    pub collapse: usize,
}
