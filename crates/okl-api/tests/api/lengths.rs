//! The size of generated texts grows linearly with the input.

use okl_api::{Compiler, Request, Verdict};

#[test]
fn launches_grow_with_their_nests() {
    let compiler = Compiler::new();
    let lengths = [10, 20, 30].map(|n| {
        let request = Request::new("growth.okl").source(counts(n)).pipeline("cuda").pipeline("metal");
        let outcome = compiler.translate(&request);
        assert_eq!(outcome.verdict, Verdict::Done, "{:?}", outcome.diagnostics.first());
        outcome.outputs.iter().map(|output| output.text.len()).sum::<usize>()
    });
    let (first, second) = (lengths[1] - lengths[0], lengths[2] - lengths[1]);
    assert!(second * 10 <= first * 11, "ten nests more are {first} bytes, and then {second}");
}

/// A launch of `n` nests with bounds that only the host knows.
fn counts(n: usize) -> String {
    let nests: String = (10..n + 10)
        .map(|at| format!("    for (int i = 0; i < N + {at}; ++i; @inner) out[i] += {at}.0f;\n"))
        .collect();
    format!(
        "@kernel void k(const int N, float *out) {{\n\
         \x20 for (int g = 0; g < 1; ++g; @outer) {{\n{nests}  }}\n}}\n"
    )
}
