//! What a compiler made before the program runs.

use okl_archive::Form;

/// What a compiler made of a text for a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompiledText {
    /// What it is.
    pub form: Form,
    /// The machine that it is for.
    pub machine: String,
    /// What the processor has to have besides.
    pub needs: Vec<String>,
    /// Its bytes.
    pub code: Vec<u8>,
}
