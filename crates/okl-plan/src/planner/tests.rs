use crate::tests::planned;
use crate::{Plan, PlanOptions};

fn row(target: &str, size: &str, attribute: &str) -> bool {
    let text = format!(
        "@kernel void k(const int N, float *x) {{
           for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < {size}; ++t; {attribute}) x[t] = 1;
         }}"
    );
    planned(target, &text, |_, plan| plan.kernels[0].launches[0].is_one_row)
}

#[test]
fn a_group_that_steps_together_is_one_row_where_the_target_has_such_rows() {
    assert!(row("cuda", "32", "@inner(0, subgroup)"));
    assert!(row("cuda", "16", "@inner(0, subgroup)"));
    assert!(row("metal", "32", "@inner(0, subgroup)"));
    assert!(!row("opencl", "32", "@inner(0, subgroup)"));
}

#[test]
fn a_group_is_no_row_when_its_size_does_not_fit_or_nobody_says_so() {
    assert!(!row("cuda", "64", "@inner(0, subgroup)"));
    assert!(!row("cuda", "24", "@inner(0, subgroup)"));
    assert!(!row("cuda", "N", "@inner(0, subgroup)"));
    assert!(!row("cuda", "32", "@inner(0)"));
}

const SUMS: &str = "@kernel void k(const int N, float *x) {
  for (int g = 0; g < N; ++g; @outer) {
    @shared float s[16];
    for (int t = 0; t < 16; ++t; @inner) s[t] = x[t];
    for (int t = 0; t < 16; ++t; @inner) x[t] = s[15 - t];
  }
}";

#[test]
fn barriers_are_for_devices_and_for_those_who_wish_them() {
    let count = |target: &str, adds_barriers| {
        let checked = okl_fixtures::checked(SUMS);
        let plan = Plan::new(&okl_fixtures::target(target), &checked, PlanOptions { adds_barriers });
        plan.kernels[0].launches[0].barriers.len()
    };
    assert_eq!([count("cuda", true), count("cuda", false), count("serial", true)], [1, 0, 0]);
}

#[test]
fn each_nest_is_a_launch_with_a_name_of_its_own() {
    let text = "@kernel void k(const int N, float *x) {
      for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] = 1;
      if (N > 2) for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] = 2;
    }";
    planned("cuda", text, |_, plan| {
        let kernel = &plan.kernels[0];
        let names: Vec<String> = kernel.launches.iter().map(|launch| kernel.device_name(launch)).collect();
        assert_eq!(names, ["_occa_k_0", "_occa_k_1"]);
    });
}

#[test]
fn only_targets_whose_pointers_say_their_memory_have_versions() {
    let versions = |target: &str| planned(target, SUMS, |_, plan| plan.versions.is_some());
    assert_eq!(
        ["cuda", "hip", "opencl", "opencl-cpp", "metal", "serial"].map(versions),
        [false, false, true, true, true, false]
    );
}

#[test]
fn memory_of_a_group_and_variables_of_work_items_are_listed() {
    let text = "@kernel void k(const int N, float *x) {
      for (int g = 0; g < N; ++g; @outer) {
        @shared float s[16];
        @exclusive float own;
        @exclusive const float same = 2;
        { @shared int n; for (int t = 0; t < 16; ++t; @inner) { own = same; n = 1; s[t] = n; } }
        for (int t = 0; t < 16; ++t; @inner) x[t] = own + s[15 - t];
      }
    }";
    planned("cuda", text, |unit, plan| {
        let launch = &plan.kernels[0].launches[0];
        let names = |ids: &[okl_model::VarId]| {
            ids.iter().map(|id| unit.variable(*id).name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(names(&launch.group_memory), ["s", "n"]);
        assert_eq!(names(&launch.exclusive), ["own"]);
    });
}
