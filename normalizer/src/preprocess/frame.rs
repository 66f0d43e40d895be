//! The token lists that expansion reads.

use super::macros::Macro;
use super::token::Tok;
use std::rc::Rc;

/// A list of tokens to read: the result of one macro use, or a list that is expanded separately.
#[derive(Debug)]
pub(super) struct Frame {
    pub tokens: Vec<Tok>,
    pub next: usize,
    /// The macro the tokens come from; it does not expand until they are read.
    pub from: Option<Rc<Macro>>,
    /// True if reading stops at the end of this list instead of continuing with the list below.
    pub floor: bool,
    /// True if the token after the list has white space before it, regardless of the file.
    pub space_after: bool,
}
