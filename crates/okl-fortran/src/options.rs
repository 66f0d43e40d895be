//! What the parser is told about a file.

use crate::form::Form;

/// How to read a text.
pub struct Options<'a> {
    /// The form of the text and of what it includes.
    pub form: Form,
    /// True if the text goes through a preprocessor.
    pub cpp: bool,
    /// Macros, as `-D` defines them: the name, with parameters if there are some, and the value. The preprocessor takes
    /// the values of `__FILE__`, `__DATE__` and `__TIME__` from here, too.
    pub defines: &'a [(String, String)],
    /// Returns the text of a file by the name that stands in `include`; `None` if there is none.
    pub file: &'a dyn Fn(&str) -> Option<String>,
}
