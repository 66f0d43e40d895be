//! Tests of the interpreter: groups, barriers, orders.

use super::common::{check, in_order, ints, program, run};
use okl_testing::judge::group::{self, Argument, Launch, Number, Order};
use okl_testing::judge::memory::Origin;
use okl_testing::judge::program::Waits;
use okl_testing::judge::trace::Target;
use okl_testing::judge::{Stop, orders};

const REVERSED: &str = "@kernel void k(int *x) {
  for (int g = 0; g < 2; ++g; @outer) {
    @shared int s[3];
    for (int t = 0; t < 3; ++t; @inner) s[t] = x[t];
    @barrier;
    for (int t = 0; t < 3; ++t; @inner) x[t] = s[2 - t];
  }
}
";

#[test]
fn a_group_has_an_item_for_each_iteration() {
    assert_eq!(run(REVERSED, vec![ints(&[1, 2, 3])]), Ok(vec![vec![3, 2, 1]]));
    let checked = check(
        "@kernel void k(int n, int *x) {
  for (int g = 0; g < 1; ++g; @outer) {
    for (int u = 2; u > 0; --u; @inner) for (int t = 0; t < n; t += 2; @inner) x[t] += u;
    for (int u = 0; u < 1; ++u; @inner) for (int t = 0; t < 1; ++t; @inner) x[1] = 9;
  }
}
",
    );
    let program = program(&checked, Waits::At(&[]));
    let launch =
        Launch { arguments: vec![Argument::Number(Number::Int(3)), ints(&[0, 0, 0])], ..Launch::default() };
    let size = group::size(&program, &launch).expect("it is a small group");
    assert_eq!(size, [2, 2, 1]);
    let outcome = in_order(&program, &launch, size, false).result.expect("nothing is wrong with it");
    assert_eq!(format!("{:?}", outcome.0[0].1), "[Int(3), Int(9), Int(3)]");
}

#[test]
fn an_order_shows_that_a_barrier_is_missing() {
    let without = REVERSED.replace("    @barrier;\n", "");
    for (text, is_safe) in [(REVERSED, true), (without.as_str(), false)] {
        let checked = check(text);
        let launch = Launch { arguments: vec![ints(&[1, 2, 3])], ..Launch::default() };
        let truth = program(&checked, Waits::Everywhere(&[]));
        let program = program(&checked, Waits::At(&[]));
        let size = group::size(&truth, &launch).expect("it is a small group");
        let expected = in_order(&truth, &launch, size, true);
        assert_eq!(expected.trace.mistakes(), []);
        assert_eq!(expected.trace.races().is_empty(), is_safe);
        let run = in_order(&program, &launch, size, true);
        let agree =
            |order: &Order| group::run(&program, &launch, size, order, false).result == expected.result;
        assert_eq!(orders(3, run.phases, 1).iter().all(agree), is_safe);
    }
}

#[test]
fn exclusive_variables_last_and_are_everyones_own() {
    let text = "@kernel void k(int *x) {
  for (int g = 0; g < 1; ++g; @outer) {
    @exclusive int e = 3, f[2];
    for (int t = 0; t < 2; ++t; @inner) { e += t; f[1] = e; }
    for (int t = 0; t < 2; ++t; @inner) x[t] = e + f[1];
  }
}
";
    assert_eq!(run(text, vec![ints(&[0, 0])]), Ok(vec![vec![6, 8]]));
}

#[test]
fn atomics_are_no_races() {
    let text = "@kernel void k(int *x) {
  for (int g = 0; g < 1; ++g; @outer) {
    for (int t = 0; t < 3; ++t; @inner) { @atomic x[0] += t; @atomic x[1] = max(x[1], t); }
    for (int t = 0; t < 3; ++t; @inner) { x[2] += 1; }
  }
}
";
    let checked = check(text);
    let program = program(&checked, Waits::At(&[]));
    let launch = Launch { arguments: vec![ints(&[0, 0, 0])], ..Launch::default() };
    let run = in_order(&program, &launch, [3, 1, 1], true);
    assert!(run.result.is_ok());
    let cells: Vec<usize> = run.trace.races().iter().map(|race| race.first.cell).collect();
    assert!(!cells.is_empty() && cells.iter().all(|cell| *cell == 2), "{cells:?}");
}

#[test]
fn barriers_that_only_some_reach_end_the_run() {
    let text = "@kernel void k(int *x) {
  for (int g = 0; g < 1; ++g; @outer) {
    for (int t = 0; t < 2; ++t; @inner) { if (x[t] < 1) { @barrier; } x[t] = 1; }
  }
}
";
    assert!(matches!(run(text, vec![ints(&[0, 1])]), Err(Stop::Divergent(_))));
}

#[test]
fn tiles_and_dimensions_are_indices() {
    let text = "@kernel void k(int n, int *x, int *y @dim(2, 3), int *z @dim(2, 3) @dimOrder(1, 0)) {
  for (int i = 0; i < n; ++i; @tile(4, @outer, @inner)) {
    for (int j = 0; j < 4; ++j; @tile(3)) x[i] += j;
    y(1, 2) = 7;
    z(1, 0) = 8;
  }
}
";
    let arguments = |n| vec![Argument::Number(Number::Int(n)), ints(&[0; 6]), ints(&[0; 6]), ints(&[0; 6])];
    let expected = |x: [i128; 6]| Ok(vec![x.to_vec(), vec![0, 0, 0, 0, 0, 7], vec![0, 0, 0, 8, 0, 0]]);
    assert_eq!(run(text, arguments(3)), expected([6, 6, 6, 0, 0, 0]));
    assert_eq!(run(text, arguments(6)), expected([6, 6, 6, 6, 0, 0]));
}

#[test]
fn the_trace_tells_where_pointers_led() {
    let text = "@kernel void k(int *x) {
  for (int g = 0; g < 1; ++g; @outer) {
    @shared int s[2];
    for (int t = 0; t < 2; ++t; @inner) { int *p = t ? x : s; *p = t; }
  }
}
";
    let checked = check(text);
    let program = program(&checked, Waits::At(&[]));
    let launch = Launch { arguments: vec![ints(&[5])], ..Launch::default() };
    let run = in_order(&program, &launch, [2, 1, 1], true);
    let unit = checked.unit();
    let led = |name: &str| {
        let of_name =
            run.trace.points_to.iter().filter(|(id, _)| unit.source(unit.expression(**id).span) == name);
        of_name.flat_map(|(_, targets)| targets.iter().copied()).collect::<Vec<_>>()
    };
    let id = |name: &str| {
        let at = unit.variables.iter().position(|variable| variable.name == name);
        okl_model::VarId(at.expect("it is declared") as u32)
    };
    let (s, x) = (Target::Into(Origin::Shared(id("s"))), Target::Into(Origin::Argument(id("x"))));
    assert_eq!((led("x"), led("s"), led("p")), (vec![x], vec![s], vec![s, x]));
}
