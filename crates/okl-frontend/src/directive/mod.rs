//! Directives and clauses: `#pragma acc parallel loop copy(a[0:n])`.
//!
//! A front end describes its directives as data, a [`Grammar`]. Reading gives a tree of them, a [`Directive`] each, with
//! the places of all parts, and reports what cannot be read under the ids of the front end:
//!
//! - [`Grammar::read`] reads a pragma of a parsed unit, whose macros are expanded;
//! - [`Grammar::find`] reads all directives of a text that nothing has parsed, continued lines included;
//! - [`Placed`] is a directive of a unit with the function around it and the statement behind it.
//!
//! The grammar knows no language around the directives: a [`Lexis`](crate::lexis::Lexis) says what is a comment, a
//! literal or a bracket there. Arguments are texts, and what they mean is up to the front end.

mod form;
mod placed;
mod read;
mod source;
mod tree;

pub use form::{ClauseForm, DirectiveForm, DirectiveIds, Grammar};
pub use placed::{Placed, statement_behind};
pub use tree::{Argument, Clause, Directive};
