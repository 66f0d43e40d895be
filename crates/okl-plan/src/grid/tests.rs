use crate::tests::planned;

/// The numbers of groups and work items on the axes x, y and z, then the loops that need a guard.
fn grid(nest: &str) -> (Vec<Option<u64>>, Vec<Option<u64>>, Vec<String>) {
    let text = format!("@kernel void k(const int N, const int M, const int *list, float *x) {{ {nest} }}");
    planned("cuda", &text, |unit, plan| {
        let launch = &plan.kernels[0].launches[0];
        let values = |axes: &[crate::Count; 3]| axes.iter().map(crate::Count::value).collect();
        let loops = launch.nest.paths.iter().flat_map(|path| path.outer.iter().chain(&path.inner));
        let guarded = loops.filter(|l| launch.grid.is_guarded(l)).map(|l| {
            let header = unit.for_loop(l.id).as_for().expect("it is a loop").header;
            unit.source(header).split_whitespace().collect::<Vec<_>>().join(" ")
        });
        (values(&launch.grid.outer), values(&launch.grid.inner), guarded.collect())
    })
}

#[test]
fn loops_take_the_axes_from_the_innermost_out() {
    let (outer, inner, _) = grid(
        "for (int a = 0; a < 2; ++a; @outer) for (int b = 0; b < 3; ++b; @outer)
           for (int c = 0; c < 4; ++c; @inner) for (int d = 0; d < 5; ++d; @inner) x[d] = a + b + c;",
    );
    assert_eq!(outer, [Some(3), Some(2), Some(1)]);
    assert_eq!(inner, [Some(5), Some(4), Some(1)]);
}

#[test]
fn a_loop_may_name_its_axis() {
    let (outer, inner, _) = grid(
        "for (int a = 0; a < 2; ++a; @outer(2)) for (int c = 0; c < 4; ++c; @inner(0)) \
           for (int d = 0; d < 5; ++d; @inner(1)) x[d] = a + c;",
    );
    assert_eq!(outer, [Some(1), Some(1), Some(2)]);
    assert_eq!(inner, [Some(4), Some(5), Some(1)]);
}

#[test]
fn the_largest_of_several_loops_is_launched_and_the_others_are_guarded() {
    let (_, inner, guarded) = grid(
        "for (int a = 0; a < N; ++a; @outer) {
           for (int t = 0; t < 16; ++t; @inner) x[t] = 1;
           for (int t = 0; t < 4; ++t; @inner) x[t] = 2;
           for (int t = 3; t < 19; ++t; @inner) x[t] = 3;
         }",
    );
    assert_eq!(inner[0], Some(16));
    assert_eq!(guarded, ["for (int t = 0; t < 4; ++t)"]);
}

#[test]
fn of_loops_that_nobody_can_compare_all_are_guarded() {
    let (_, inner, guarded) = grid(
        "for (int a = 0; a < N; ++a; @outer) {
           for (int t = 0; t < N; ++t; @inner) x[t] = 1;
           for (int t = 0; t < M; ++t; @inner) x[t] = 2;
         }",
    );
    assert_eq!(inner[0], None);
    assert_eq!(guarded.len(), 2);
}

/// `-8 / 4` is -2, `-8 / 4u` is 1073741822.
#[test]
fn counts_with_numbers_of_different_types_are_different() {
    let (_, inner, guarded) = grid(
        "for (int a = 0; a < N; ++a; @outer) {
           for (int t = 0; t < (int)(M / 4); ++t; @inner) x[t] = 1;
           for (int t = 0; t < (int)(M / 4u); ++t; @inner) x[t] = 2;
         }",
    );
    assert_eq!(inner[0], None);
    assert_eq!(guarded.len(), 2);
}

#[test]
fn given_sizes_are_launched_and_loops_are_guarded() {
    let (_, inner, guarded) = grid(
        "for (int a = 0; a < N; ++a; @outer, @max_inner_dims(32))
           for (int t = list[a]; t < list[a + 1]; ++t; @inner) x[t] = 1;",
    );
    assert_eq!(inner, [Some(32), Some(1), Some(1)]);
    assert_eq!(guarded.len(), 1);
}

#[test]
fn a_tile_has_an_axis_of_groups_and_one_of_work_items() {
    let (outer, inner, guarded) = grid("for (int i = 0; i < 100; ++i; @tile(16, @outer, @inner)) x[i] = 1;");
    assert_eq!((outer[0], inner[0]), (Some(7), Some(16)));
    assert!(guarded.is_empty());
}
