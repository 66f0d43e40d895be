use crate::Analyzed;
use crate::count::{Count, End, Stride};
use expect_test::{Expect, expect};
use okl_fixtures::statement;
use okl_model::{ExprId, LoopPart};

/// The trip count of a parallel loop; with `@tile`, those of its tiles and within one tile.
fn check(header: &str, expected: Expect) {
    let unit = Analyzed::new(okl_fixtures::unit(&format!(
        "void f(int N, unsigned U, long L, short h, signed char c, int g, int B, int S, float *p) {{
           for ({header}) p[0] = 1;
         }}"
    )));
    let stmt = statement(&unit, "for (");
    let l = unit.count(stmt.as_for().expect("it is a loop")).expect("it counts");
    let tile = unit.attributes_on(stmt).tile.map(|size| unit.expression(size));
    let of = |part| said(&unit, &Count::of(&unit, &l, part, tile));
    expected.assert_eq(&match tile {
        Some(_) => format!("{} tiles of {}", of(LoopPart::Tiles), of(LoopPart::InTile)),
        None => of(LoopPart::Whole),
    });
}

fn said(unit: &Analyzed, count: &Count) -> String {
    let text = |id: &ExprId| unit.source(unit.expression(*id).span).to_string();
    let end = |end: &End| match end {
        End::Zero => "0".to_string(),
        End::Converted(ty, id) => format!("({}int{}){}", if ty.signed { "" } else { "u" }, ty.bits, text(id)),
        End::Sum(terms) => {
            let term = |term: &crate::count::Term| {
                format!("{}{}", if term.negative { "-" } else { "+" }, text(&term.id))
            };
            terms.iter().map(term).collect::<Vec<_>>().join(" ")
        }
    };
    let by = |stride: &Stride| match stride.value {
        Some(1) => String::new(),
        Some(value) => format!(" by {value}"),
        None => format!(" by {}", stride.factors.iter().map(text).collect::<Vec<_>>().join(" * ")),
    };
    match count {
        Count::Constant(value) => value.to_string(),
        Count::Size(id) => text(id),
        Count::Iterations(iterations) => {
            let range = if iterations.is_strict { ".." } else { "..=" };
            format!("{}{range}{}{}", end(&iterations.low), end(&iterations.high), by(&iterations.stride))
        }
        Count::Distance { iterations, stride } => format!("{iterations}{}", by(stride)),
        Count::Largest(all) => all.iter().map(|count| said(unit, count)).collect::<Vec<_>>().join(" or "),
    }
}

#[test]
fn iterations_of_constants_are_a_number() {
    check("int i = 0; i < 16; ++i", expect!["16"]);
    check("int i = 3; i <= 16; i += 4", expect!["4"]);
    check("int i = 16; i > 3; i -= 4", expect!["4"]);
    check("int i = 15; i >= 0; --i", expect!["16"]);
    check("int i = 0; i != 7; i++", expect!["7"]);
    check("int i = 5; i < 5; ++i", expect!["0"]);
    check("int i = 9; i < 5; ++i", expect!["0"]);
}

#[test]
fn iterations_at_the_ends_of_a_type_are_counted_as_c_counts() {
    check("int i = -2147483647; i < 2147483647; ++i", expect!["4294967294"]);
    check("signed char i = -128; i < 127; ++i", expect!["255"]);
    check("unsigned i = 0; i < 4294967295u; i += 2", expect!["2147483648"]);
    // The comparison is unsigned, so -1 is the larger one.
    check("int i = -1; i < 5u; ++i", expect!["(uint32)-1..(uint32)5u"]);
}

#[test]
fn a_bound_is_compared_in_the_type_that_c_compares_in() {
    check("int i = 0; i < N; ++i", expect!["0..(int32)N"]);
    check("int i = 0; i < U; ++i", expect!["0..(uint32)U"]);
    check("short i = 0; i < h; ++i", expect!["0..(int32)h"]);
    check("int i = 0; i < L; ++i", expect!["0..(int64)L"]);
}

#[test]
fn counting_down_swaps_the_ends() {
    check("int i = N - 1; i >= 0; --i", expect!["0..=(int32)N - 1"]);
    check("int i = N; i > S; i -= 2", expect!["(int32)S..(int32)N by 2"]);
}

#[test]
fn a_step_that_nobody_knows_divides() {
    check("int i = 0; i < N; i += S", expect!["0..(int32)N by S"]);
    check("int i = 0; i < 64; i += S", expect!["0..(int32)64 by S"]);
    check("int i = 64; i < 64; i += S", expect!["(int32)64..(int32)64 by S"]);
}

#[test]
fn what_start_and_bound_share_is_left_out() {
    check("int i = g; i < g + 16; ++i", expect!["16"]);
    check("int i = g; i <= g + 16; ++i", expect!["17"]);
    check("int i = g + B; i > g; --i", expect!["0..+B"]);
    check("int i = 16 * g; i < 16 * g + B; i += 2", expect!["0..+B by 2"]);
    check("int i = g; i < g - 2; ++i", expect!["0"]);
    check("int i = g; i < g + 16; i += S", expect!["16 by S"]);
}

#[test]
fn a_header_may_be_written_in_any_form() {
    check("int i = g; 16 + g > i; i = i + 1", expect!["16"]);
    check("int i = g + 1; i != g + 17; i++", expect!["16"]);
    check("int i = 2 * g; i < 2 * g + 32; i += 2", expect!["16"]);
    check("int i = g - 1; g - 17 < i; i -= 1", expect!["16"]);
    check("int i = g; i >= g - 15; i--", expect!["16"]);
    check("int i = g; i != g - 16; --i", expect!["16"]);
}

#[test]
fn what_they_do_not_share_stays() {
    check("int i = g; i < N; ++i", expect!["(int32)g..(int32)N"]);
    check("int i = g; i < 2 * g; ++i", expect!["(int32)g..(int32)2 * g"]);
}

#[test]
fn tiles_are_as_long_as_their_size_times_the_step() {
    check("int i = 0; i < N; ++i; @tile(16, @outer, @inner)", expect!["0..(int32)N by 16 tiles of 16"]);
    check("int i = 0; i < N; i += 2; @tile(16, @outer, @inner)", expect!["0..(int32)N by 32 tiles of 16"]);
    check("int i = 0; i < 100; i += 2; @tile(16, @outer, @inner)", expect!["4 tiles of 16"]);
    check("int i = 0; i < N; i += S; @tile(B, @outer, @inner)", expect!["0..(int32)N by B * S tiles of B"]);
    check("int i = 0; i < 100; ++i; @tile(B, @outer, @inner)", expect!["0..(int32)100 by B tiles of B"]);
}

#[test]
fn of_two_counts_the_larger_one_is_kept() {
    let unit = Analyzed::new(okl_fixtures::unit(
        "void f(int N, int M, float *p) {
           for (int i = 0; i < 4; ++i) p[0] = 1;
           for (int i = 0; i < 7; ++i) p[0] = 1;
           for (int i = 0; i < N; ++i) p[0] = 1;
           for (int j = 0; j < (N); ++j) p[0] = 1;
           for (int i = 0; i < M; ++i) p[0] = 1;
           for (int i = 3; i < 3; ++i) p[0] = 1;
         }",
    ));
    let counts: Vec<Count> = unit
        .statements
        .iter()
        .filter_map(|stmt| unit.count(stmt.as_for()?))
        .map(|l| Count::of(&unit, &l, LoopPart::Whole, None))
        .collect();
    let max = |at: &[usize]| {
        let mut all = at.iter().map(|at| counts[*at].clone());
        let first = all.next().expect("there is one");
        said(&unit, &all.fold(first, |one, other| one.max(&unit, other)))
    };
    let of = |start: &str| {
        let stmt = statement(&unit, start);
        let l = unit.count(stmt.as_for().expect("it is a loop")).expect("it counts");
        counts
            .iter()
            .position(|count| *count == Count::of(&unit, &l, LoopPart::Whole, None))
            .expect("it is one")
    };
    let [four, seven, n, same, m, none] = [
        "for (int i = 0; i < 4",
        "for (int i = 0; i < 7",
        "for (int i = 0; i < N",
        "for (int j = 0",
        "for (int i = 0; i < M",
        "for (int i = 3",
    ]
    .map(of);
    assert_eq!(max(&[four, seven]), "7");
    assert_eq!(max(&[n, same]), "0..(int32)N");
    assert_eq!(max(&[n, m, n]), "0..(int32)N or 0..(int32)M");
    assert_eq!(max(&[n, four, seven]), "0..(int32)N or 7");
    // A count of 0 cannot be the largest.
    assert_eq!(max(&[none, n]), "0..(int32)N");
    assert_eq!(max(&[none, none]), "0");
}
