use super::limits_exceeded;
use crate::tests::planned;

fn said(target: &str, items: u32, floats: u32) -> Vec<String> {
    let text = format!(
        "@kernel void k(const int N, float *x) {{
           for (int g = 0; g < N; ++g; @outer) {{
             @shared float s[{floats}];
             for (int t = 0; t < {items}; ++t; @inner) {{ s[t] = x[t]; x[t] = 2 * s[t]; }}
           }}
         }}"
    );
    let of = okl_fixtures::target(target);
    planned(target, &text, |unit, plan| {
        limits_exceeded(&of, unit, plan).into_iter().map(|one| one.message).collect()
    })
}

#[test]
fn a_group_of_the_largest_size_is_within_the_limit() {
    assert!(said("cuda", 1024, 1024).is_empty());
    assert_eq!(said("cuda", 1025, 1025), ["a group has 1025 work items, and CUDA allows 1024"]);
}

#[test]
fn more_memory_than_a_group_has_is_told() {
    assert_eq!(
        said("metal", 32, 8193),
        ["a group has 32772 bytes of `@shared` memory, and Metal allows 32768"]
    );
}

#[test]
fn a_cpu_has_no_limits() {
    assert!(said("serial", 100_000, 100_000).is_empty());
}

#[test]
fn an_axis_has_a_limit_of_its_own() {
    let text = "@kernel void k(const int N, float *x) {
       for (int g = 0; g < N; ++g; @outer) {
         for (int a = 0; a < 128; ++a; @inner(2)) {
           for (int t = 0; t < 2; ++t; @inner(0)) x[t + 2 * a] = 1;
         }
       }
     }";
    let said = |name: &str| {
        let of = okl_fixtures::target(name);
        planned(name, text, |unit, plan| {
            let found = limits_exceeded(&of, unit, plan).into_iter();
            found.map(|one| (one.message, unit.source(one.labels[0].place).to_owned())).collect::<Vec<_>>()
        })
    };
    let (message, place) = said("cuda").pop().expect("64 is the most");
    assert_eq!(message, "axis 2 (z) of a group has 128 work items, and CUDA allows 64");
    assert!(place.contains("a < 128"), "{place}");
    assert!(said("metal").is_empty());
}
