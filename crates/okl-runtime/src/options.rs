//! The options of compilers that are libraries.

use crate::{Error, Properties, compiler};

/// The flags that a kernel's properties have.
pub(crate) fn given(properties: &Properties) -> Result<Vec<String>, Error> {
    compiler::flags(properties).map(Option::unwrap_or_default)
}
