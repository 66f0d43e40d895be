//! Properties that libocca ignores and that a program passes with each kernel.

use okl_api::{Compiler, OutputKind, Request, Verdict};

const KERNEL: &str = "@kernel void k(int *a) {\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner)\n      a[g * 4 + i] = 1;\n}\n";

#[test]
fn what_libocca_passes_over_is_told_once() {
    let compiler = Compiler::new();
    let translate = |props: &str| {
        let request = Request::new("k.okl").source(KERNEL).pipeline("cuda").output(OutputKind::Kernel);
        let outcome = compiler.translate(&request.props(props));
        assert_eq!(outcome.verdict, Verdict::Done, "{:?}", outcome.diagnostics);
        outcome.diagnostics.iter().map(|one| one.id.clone()).collect::<Vec<_>>()
    };
    let props = "{okl/transpiler_version: 3, okl/add_barriers: 'false'}";
    assert_eq!(translate(props), ["unknown-property", "property-value"]);
    assert_eq!(translate(props), [""; 0]);
    assert_eq!(translate("{okl/transpiler_version: 3, okl/other: 1}"), ["unknown-property"]);
    let wrong = Request::new("k.okl").source(KERNEL).pipeline("cuda").props("{defines: {N: [1]}}");
    assert_eq!(compiler.translate(&wrong).verdict, Verdict::Usage);
}
