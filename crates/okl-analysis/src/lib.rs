//! Questions about a unit, each with one answer.
//!
//! The unit says what stands in the text; the modules here say what follows from it. Nothing looks at the text again,
//! and nobody else works these things out.
//!
//! | module | question | answer |
//! |---|---|---|
//! | [`uses`] | what happens to which variable, by name | a list of uses for any expressions |

mod analyzed;
pub mod uses;

pub use analyzed::Analyzed;
pub use uses::{Call, Effects, Use};
