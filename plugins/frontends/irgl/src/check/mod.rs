//! What the language forbids.

use crate::facts::Facts;
use crate::tree::Module;
use crate::words::Words;
use okl_plugin::Diagnostic;
use std::collections::BTreeMap;

/// Reports the mistakes of a file.
pub(crate) fn check(
    _words: &Words<'_>,
    _module: &Module,
    _facts: &BTreeMap<String, Facts>,
    _found: &mut Vec<Diagnostic>,
) {
}
