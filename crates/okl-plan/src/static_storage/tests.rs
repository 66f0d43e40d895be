use crate::tests::refused;

fn said(globals: &str, value: &str) -> Vec<String> {
    refused(
        "cuda",
        &format!(
            "{globals}
             @kernel void k(const int N, float *x) {{
               for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] = {value};
             }}"
        ),
    )
}

#[test]
fn a_constant_of_the_file_is_fine() {
    assert!(said("const float f = 2.5f; constexpr int n = 3;", "f + n").is_empty());
    assert!(said("const float list[2] = {1, 2};", "list[i % 2]").is_empty());
}

#[test]
fn a_constant_that_a_function_computes_is_refused() {
    let said = said("float compute() { return 2; } const float f = compute();", "f");
    assert_eq!(
        said,
        [
            "unsupported-by-backend: the variable `f`, whose first value a function computes, in device code is not \
          supported by backend `cuda`"
        ]
    );
}

#[test]
fn a_constant_of_another_file_is_refused() {
    let said = said("extern const float f;", "f");
    assert!(said[0].contains("the variable `f` of another file"), "{said:?}");
}

#[test]
fn what_device_code_does_not_read_may_be_anything() {
    assert!(said("float compute() { return 2; } const float f = compute();", "1").is_empty());
}
