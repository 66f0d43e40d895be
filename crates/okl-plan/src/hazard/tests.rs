use super::{Barrier, BarrierPlace, barriers, unguarded};
use crate::tests::{group, with};
use expect_test::{Expect, expect};
use okl_analysis::Analyzed;
use okl_model::Accessed;
use okl_source::Span;

/// Compares the barriers that a group of 16 work items needs. Each is necessary, and together they are sufficient.
fn check(code: &str, expected: Expect) {
    check_text(&group(code), expected);
}

fn check_text(text: &str, expected: Expect) {
    let checked = okl_fixtures::checked(text);
    let (unit, kernel) = (checked.unit(), &checked.kernels()[0]);
    let root = unit.for_loop(kernel.nests[0].root);
    let found = barriers(unit, kernel, root);
    let open = |given: &[Barrier]| unguarded(unit, kernel, root, given);
    assert_eq!(open(&found), []);
    for gone in 0..found.len() {
        let rest = [&found[..gone], &found[gone + 1..]].concat();
        assert_ne!(open(&rest), [], "nobody misses {:?}", found[gone]);
    }
    let lines: Vec<String> = found.iter().map(|barrier| said(unit, barrier)).collect();
    expected.assert_eq(&lines.join("\n"));
}

/// The position of a barrier, with the statements before and after it.
fn said(unit: &Analyzed, barrier: &Barrier) -> String {
    let place = match barrier.at {
        BarrierPlace::Before(stmt) => format!("before `{}`", written(unit, stmt)),
        BarrierPlace::Braced(stmt) => format!("in braces before `{}`", written(unit, stmt)),
        BarrierPlace::AtStart(body) => format!("at the start of `{}`", written(unit, unit.stmt(body).span)),
        BarrierPlace::AtEnd(body) => format!("at the end of `{}`", written(unit, unit.stmt(body).span)),
    };
    let access = |one: &Accessed| format!("{:?} of {}", one.access, one.name).to_lowercase();
    format!("{place}: {}, {}", access(&barrier.first), access(&barrier.second))
}

/// The start of a statement, as the tests write it.
fn written(unit: &Analyzed, stmt: Span) -> String {
    let words: Vec<&str> = unit.source(stmt).split_whitespace().collect();
    let text = words.join(" ").replace("[[okl_inner(\"\")]] for (int t = 0; t < 16; ++t) ", "each ");
    let text = text.replace("[[okl_inner(\"\")]] ", "");
    match text.char_indices().nth(30) {
        Some((end, _)) => format!("{} ..", text[..end].trim_end()),
        None => text,
    }
}

#[test]
fn a_read_of_what_another_one_wrote_waits() {
    check(
        "each s[t] = q[t]; each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn who_comes_back_to_its_own_element_waits_for_nobody() {
    check("each s[t] = q[t]; each r[t] = s[t];", expect![]);
    check("each s[t + 0] = x[t]; each { const int n = t; s[n] += 1; }", expect![]);
}

#[test]
fn a_write_waits_for_those_who_still_read() {
    check(
        "each own = s[15 - t]; each s[t] = own;",
        expect!["before `each s[t] = own;`: read of s, write of s"],
    );
}

#[test]
fn a_write_waits_for_a_write() {
    check(
        "each s[t] = 1; each s[15 - t] = 2;",
        expect!["before `each s[15 - t] = 2;`: write of s, write of s"],
    );
}

#[test]
fn two_reads_wait_for_nobody() {
    check("each own = s[t]; each own += s[15 - t];", expect![]);
}

#[test]
fn arrays_of_a_group_are_apart() {
    check("each s[t] = 1; each r[t] = u[15 - t];", expect![]);
}

#[test]
fn memory_of_the_device_is_memory_too() {
    check(
        "each x[t] = 1; each own = x[15 - t];",
        expect!["before `each own = x[15 - t];`: write of x, read of x"],
    );
}

#[test]
fn pointers_may_lead_to_the_same() {
    check("each x[t] = 1; each own = y[t];", expect!["before `each own = y[t];`: write of x, read of y"]);
}

#[test]
fn restricted_pointers_lead_to_their_own() {
    check("each r[t] = 1; each own = q[15 - t] + x[t];", expect![]);
    check(
        "each r[t] = 1; each own = r[15 - t];",
        expect!["before `each own = r[15 - t];`: write of r, read of r"],
    );
}

#[test]
fn a_row_of_another_group_is_not_looked_for() {
    check("each x[16 * g + t] = 1; each own = x[16 * g + t];", expect![]);
    check(
        "each x[16 * g + t] = 1; each own = x[16 * g + t + 1];",
        expect!["before `each own = x[16 * g + t + 1];`: write of x, read of x"],
    );
}

#[test]
fn a_variable_of_each_work_item_needs_nothing() {
    check("each own = x[t]; each own += 1; each s[t] = own;", expect![]);
}

#[test]
fn the_end_of_an_iteration_meets_the_start_of_the_next() {
    check(
        "for (int k = 0; k < N; ++k) { each s[t] = q[t + k]; each r[t + k] = s[15 - t]; }",
        expect![[r#"
            before `each r[t + k] = s[15 - t];`: write of s, read of s
            at the end of `{ each s[t] = q[t + k]; each r ..`: read of s, write of s"#]],
    );
}

#[test]
fn one_barrier_in_an_iteration_is_enough_where_it_keeps_both_apart() {
    check(
        "each s[t] = 1; for (int k = 0; k < N; ++k) { each own = s[15 - t]; each u[t] = own; each s[t] = u[15 - t]; }",
        expect![[r#"
            before `each own = s[15 - t];`: write of s, read of s
            before `each s[t] = u[15 - t];`: write of u, read of u"#]],
    );
}

#[test]
fn an_index_that_changes_from_iteration_to_iteration_is_no_ones_own() {
    check(
        "for (int k = 0; k < 4; ++k) { each s[(t + k)] += 1; }",
        expect!["at the end of `{ each s[(t + k)] += 1; }`: update of s, update of s"],
    );
    check("for (int k = 0; k < 4; ++k) { each s[t] += k; }", expect![]);
}

#[test]
fn iterations_that_are_promised_not_to_meet_need_no_barrier_between_them() {
    check(
        "@independent for (int k = 0; k < N; ++k) { each s[t] = q[t + k]; each r[t + k] = s[15 - t]; }",
        expect!["before `each r[t + k] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn a_condition_of_the_group_waits_for_what_it_reads() {
    check(
        "each s[t] = q[t]; if (s[0] > 0) { each r[t] = 1; }",
        expect!["before `if (s[0] > 0) { each r[t] = 1; ..`: write of s, read of s"],
    );
    check(
        "each s[t] = q[t]; while (s[0] > 0) { each s[t] -= 1; }",
        expect![[r#"
            before `while (s[0] > 0) { each s[t] - ..`: write of s, read of s
            before `each s[t] -= 1;`: read of s, update of s
            at the end of `{ each s[t] -= 1; }`: update of s, read of s"#]],
    );
}

#[test]
fn code_of_the_group_waits_for_what_it_reads() {
    check(
        "each s[t] = q[t]; const float first = s[0]; each r[t] = first;",
        expect!["before `const float first = s[0];`: write of s, read of s"],
    );
}

#[test]
fn a_loop_that_says_so_has_no_barrier_after_it() {
    check("@nobarrier for (int t = 0; t < 16; ++t; @inner) s[t] = q[t]; each r[t] = s[15 - t];", expect![]);
}

#[test]
fn a_written_barrier_is_enough() {
    check("each s[t] = q[t]; @barrier; each r[t] = s[15 - t];", expect![]);
}

#[test]
fn a_barrier_on_one_way_is_not_enough() {
    check(
        "each s[t] = q[t]; if (N > 2) { @barrier; } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
    check("each s[t] = q[t]; if (N > 2) { @barrier; } else { @barrier; } each r[t] = s[15 - t];", expect![]);
}

#[test]
fn a_barrier_of_a_warp_is_not_enough() {
    check(
        "each s[t] = q[t]; @barrier(\"warp\"); each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn updates_of_one_step_wait_for_each_other_by_themselves() {
    check("each { @atomic n[0] += 1; } each { @atomic n[t] -= 2; }", expect![]);
}

#[test]
fn a_plain_access_waits_for_updates() {
    check(
        "each { @atomic n[0] += 1; } each r[t] = n[0];",
        expect!["before `each r[t] = n[0];`: update of n, read of n"],
    );
    check(
        "each n[t] = 0; each { @atomic n[0] += 1; }",
        expect![[r#"before `each { [[okl_atomic("")]] n[0] ..`: write of n, update of n"#]],
    );
}

#[test]
fn what_an_update_reads_besides_is_a_plain_read() {
    check(
        "each s[t] = 1; each { @atomic x[0] += s[15 - t]; }",
        expect![[r#"before `each { [[okl_atomic("")]] x[0] ..`: write of s, read of s"#]],
    );
}

#[test]
fn a_function_does_what_its_body_does() {
    let put = "void put(float *to, int at) { to[at] = 1; } float get(const float *from, int at) { return from[at]; }";
    check_text(
        &with(put, "each put(s, t); each r[t] = get(s, 15 - t);"),
        expect!["before `each r[t] = get(s, 15 - t);`: escape of s, read of s"],
    );
    check_text(&with(put, "each own = get(s, t); each r[t] = get(s, 15 - t);"), expect![]);
}

#[test]
fn a_function_may_write_behind_what_it_is_handed_an_array_of() {
    let rows = "struct Row { float *p; };
      void objects(const Row *list, int at) { list[1].p[at] = 1; }
      void pointers(float *const *list, int at) { list[1][at] = 1; }";
    let code = "Row list[2]; list[1].p = s; each r[t] = s[15 - t]; each objects(list, t);";
    check_text(&with(rows, code), expect!["before `each objects(list, t);`: read of s, escape of list"]);
    let code = "float *list[2]; list[1] = s; each r[t] = s[15 - t]; each pointers(list, t);";
    check_text(
        &with(rows, code),
        expect![[r#"
        before `each r[t] = s[15 - t];`: write of list, read of s
        before `each pointers(list, t);`: read of s, escape of list"#]],
    );
}

#[test]
fn a_function_is_not_asked_which_element_is_its_own() {
    let put = "void put(float *to, int at) { to[at] = 1; }";
    check_text(
        &with(put, "each put(s, t); each r[t] = s[t];"),
        expect!["before `each r[t] = s[t];`: escape of s, read of s"],
    );
}

#[test]
fn a_pointer_is_what_it_leads_to() {
    check(
        "each { float *p = s; p[t] = 1; } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of p, read of s"],
    );
    check("each { float *p = u + 1; p[t] = 1; } each r[t] = s[15 - t];", expect![]);
    check(
        "each { float &one = s[t]; one = 1; } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of one, read of s"],
    );
}

#[test]
fn pointers_that_change_places_between_iterations_lead_to_both() {
    let code = "float *from = s; float *to = u;
      for (int k = 0; k < 4; ++k) { each to[t] = from[15 - t]; float *other = from; from = to; to = other; }";
    check(code, expect!["at the end of `{ each to[t] = from[15 - t]; f ..`: write of to, read of from"]);
}

#[test]
fn an_if_that_asks_for_one_work_item_makes_an_element_its_own() {
    check("each s[t] = 1; each if (t == 0) s[0] += 1;", expect![]);
    check(
        "each s[t] = 1; each if (t == 0) s[1] += 1;",
        expect!["before `each if (t == 0) s[1] += 1;`: write of s, update of s"],
    );
    check(
        "each s[t] = 1; each if (t < 1) s[0] += 1;",
        expect!["before `each if (t < 1) s[0] += 1;`: write of s, update of s"],
    );
}

#[test]
fn a_loop_of_one_iteration_has_one_work_item() {
    let one = "for (int t = 0; t < 1; ++t; @inner) ";
    check(&format!("{one} s[3] = 1; {one} r[0] = s[3];"), expect![]);
    check(
        &format!("{one} s[3] = 1; each r[t] = s[3];"),
        expect!["before `each r[t] = s[3];`: write of s, read of s"],
    );
}

#[test]
fn a_nest_that_is_a_whole_branch_gets_braces() {
    check(
        "each s[t] = 1; if (N > 2) each r[t] = s[15 - t];",
        expect!["in braces before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn a_branch_that_needs_none_has_none() {
    check(
        "each s[t] = 1; if (N > 2) { each r[t] = s[15 - t]; } else { each r[t] = s[t]; }",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn what_both_branches_leave_is_waited_for_behind_them() {
    check(
        "if (N > 2) { each s[t] = 1; } else { each u[t] = 1; } each r[t] = s[15 - t] + u[15 - t];",
        expect!["before `each r[t] = s[15 - t] + u[15 - ..`: write of s, read of s"],
    );
}

#[test]
fn a_way_past_a_loop_is_a_way() {
    check(
        "each s[t] = 1; for (int k = 0; k < N; ++k) { @barrier; } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn a_break_takes_along_what_is_pending() {
    check(
        "for (int k = 0; k < N; ++k) { each s[t] = k; if (k > 2) break; @barrier; } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

#[test]
fn a_continue_leads_to_the_next_iteration() {
    check(
        "for (int k = 0; k < N; ++k) { each own = s[15 - t]; if (k > 2) continue; each s[t] = own; }",
        expect![[r#"
            before `each s[t] = own;`: read of s, write of s
            at the start of `{ each own = s[15 - t]; if (k ..`: write of s, read of s"#]],
    );
    check(
        "for (int k = 0; k < N; ++k) { each s[t] = k; if (k > 2) continue; each r[t] = s[15 - t]; }",
        expect![[r#"
            before `each r[t] = s[15 - t];`: write of s, read of s
            at the start of `{ each s[t] = k; if (k > 2) co ..`: read of s, write of s"#]],
    );
}

#[test]
fn every_case_of_a_switch_starts_at_its_head() {
    check(
        "each s[t] = 1; switch (N) { case 1: each r[t] = s[15 - t]; break; default: each r[t] = s[t]; }
         each s[t] = 2;",
        expect![[r#"
            in braces before `each r[t] = s[15 - t];`: write of s, read of s
            before `each s[t] = 2;`: read of s, write of s"#]],
    );
}

#[test]
fn a_barrier_of_one_case_is_none_of_the_next() {
    let cases = "case 1: {} @barrier; break; default: each r[t] = s[15 - t];";
    check(
        &format!("each s[t] = 1; switch (N) {{ {cases} }}"),
        expect!["in braces before `each r[t] = s[15 - t];`: write of s, read of s"],
    );
}

/// An unevaluated operand is not accessed.
#[test]
fn what_is_only_measured_needs_no_barrier() {
    check("each r[t] = sizeof(s[15 - t]); each s[t] = q[t]; each r[t] = s[t] + sizeof(s);", expect![]);
}

#[test]
fn axes_that_an_index_does_not_tell_apart_share_elements() {
    let nest = |index: &str| {
        format!(
            "@kernel void k(const int N, float *y) {{
               for (int g = 0; g < N; ++g; @outer) {{
                 @shared float s[400];
                 for (int j = 0; j < 20; ++j; @inner) for (int i = 0; i < 17; ++i; @inner) s[{index}] = 1;
                 for (int j = 0; j < 20; ++j; @inner) for (int i = 0; i < 17; ++i; @inner) y[i] = s[{index}];
               }}
             }}"
        )
    };
    check_text(&nest("17 * j + i"), expect![]);
    check_text(
        &nest("16 * j + i"),
        expect!["before `for (int j = 0; j < 20; ++j) f ..`: write of s, read of s"],
    );
    check_text(&nest("20 * i + j"), expect![]);
    check_text(&nest("i"), expect!["before `for (int j = 0; j < 20; ++j) f ..`: write of s, read of s"]);
}

#[test]
fn a_loop_that_counts_down_or_by_steps_still_tells_work_items_apart() {
    let nest = |other: &str| {
        format!(
            "for (int t = 30; t >= 0; t -= 2; @inner) s[t / 2] = 1;
             for (int t = 30; t >= 0; t -= 2; @inner) x[t] = 1;
             for (int t = 30; t >= 0; t -= 2; @inner) own = x[{other}];"
        )
    };
    check(&nest("t"), expect![]);
    check(&nest("t - 2"), expect!["before `for (int t = 30; t >= 0; t -= ..`: write of x, read of x"]);
}

#[test]
fn parts_of_a_struct_are_not_told_apart() {
    let code = "@shared Both b; each if (t == 0) b.one = 1; each r[t] = b.two;";
    check_text(
        &with("struct Both { float one, two; };", code),
        expect!["before `each r[t] = b.two;`: write of b, read of b"],
    );
}

#[test]
fn a_lambda_does_what_its_body_does_where_it_is_called() {
    check(
        "each { auto put = [&] { s[t] = 1; }; put(); } each r[t] = s[15 - t];",
        expect!["before `each r[t] = s[15 - t];`: read of put, read of s"],
    );
}

#[test]
fn loops_side_by_side_inside_of_a_larger_one_wait_inside() {
    let text = "@kernel void k(const int N, float *y) {
      for (int g = 0; g < N; ++g; @outer) {
        @shared float s[16];
        for (int j = 0; j < 2; ++j; @inner) {
          for (int t = 0; t < 16; ++t; @inner) s[t] = j;
          for (int t = 0; t < 16; ++t; @inner) y[t] = s[15 - t];
        }
      }
    }";
    check_text(text, expect!["before `each y[t] = s[15 - t];`: write of s, read of s"]);
}

#[test]
fn m_of_dimensions_and_m_of_an_index_have_nothing_to_do_with_each_other() {
    let code = "@shared float m[64] @dim(4, 16);";
    check(&format!("{code} each m(0, t) = 1; each r[t] = m(0, t);"), expect![]);
    check(
        &format!("{code} each m(0, t) = 1; each r[t] = m(t, 0);"),
        expect!["before `each r[t] = m(t, 0);`: write of m, read of m"],
    );
    check(
        &format!("{code} each m[t] = 1; each r[t] = m(0, t);"),
        expect!["before `each r[t] = m(0, t);`: write of m, read of m"],
    );
}
