//! Valid code gives no diagnostics.

use crate::common::{Journey, children, root};
use std::fs;

#[test]
fn valid_kernels_pass_in_silence() {
    let journey = Journey::new();
    let mut said = Vec::new();
    for path in children(&root().join("crates/okl-sema/tests/valid")) {
        let text = fs::read_to_string(&path).expect("a readable kernel");
        let name = path.file_name().expect("a name").to_string_lossy();
        let (found, rendered) = journey.travel(&name, &text);
        if !found.is_empty() {
            said.push(rendered);
        }
    }
    assert!(said.is_empty(), "{}", said.join("\n"));
}
