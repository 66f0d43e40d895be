//! Code that is compiled before the program runs.

use okl_archive::Form;

/// The compiled code of a text, for a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompiledText {
    /// Its form.
    pub form: Form,
    /// The machine that it is for.
    pub machine: String,
    /// The features of processors that it requires beyond its architecture.
    pub needs: Vec<String>,
    /// Its bytes.
    pub code: Vec<u8>,
}
