//! From text of Fortran to C++ and to the user's program with calls.

use crate::ids::ACCF_UNSUPPORTED;
use okl_plugin::{Change, Diagnostic, Span, Text};

pub(crate) fn read(_asked: &Text<'_>) -> Result<Change, String> {
    let nothing = Diagnostic::error(ACCF_UNSUPPORTED, "okl does not translate Fortran yet", Span::at(0));
    Ok(Change { diagnostics: vec![nothing], ..Change::default() })
}
