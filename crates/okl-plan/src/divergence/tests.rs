use crate::tests::refused;

/// The diagnostics for two adjacent loops inside of a larger one, between which a barrier is needed.
fn said(around: &str, more: &str) -> Vec<String> {
    refused(
        "cuda",
        &format!(
            "@kernel void k(const int N, const int *list, float *y) {{
               for (int g = 0; g < N; ++g; @outer) {{
                 @shared float s[16];
                 for (int j = 0; j < 2; ++j; @inner) {{
                   {around} {{
                     for (int t = 0; t < 16; ++t; @inner) s[t] = j;
                     for (int t = 0; t < 16; ++t; @inner) y[t] = s[15 - t];
                   }}
                 }}
                 {more}
               }}
             }}"
        ),
    )
}

const DIVERGENT: &str =
    "hazard-in-divergent-code: a barrier is needed where not all work items of the group would reach it";

#[test]
fn a_barrier_that_all_reach_is_fine() {
    assert!(said("", "").is_empty());
    assert!(said("if (N > 2)", "").is_empty());
    assert!(said("for (int k = 0; k < N; ++k)", "")[..].iter().all(|one| one == DIVERGENT));
}

#[test]
fn a_barrier_under_a_condition_of_work_items_is_refused() {
    assert_eq!(said("if (j > 0)", "")[0], DIVERGENT);
    assert_eq!(said("for (int k = 0; k < j; ++k)", "")[0], DIVERGENT);
}

#[test]
fn a_condition_on_memory_that_nobody_writes_is_fine() {
    assert!(said("if (list[g] > 2)", "").is_empty());
}

#[test]
fn a_barrier_in_the_smaller_of_two_loops_is_refused() {
    let larger = "for (int j = 0; j < 4; ++j; @inner) for (int t = 0; t < 16; ++t; @inner) y[t] = j;";
    assert_eq!(said("", larger)[0], DIVERGENT);
}
