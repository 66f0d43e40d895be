use crate::tests::{analyzed, said};
use crate::uses::effects;
use expect_test::{Expect, expect};
use okl_fixtures::statement;
use okl_model::Stmt;

const BEFORE: &str = "
struct Row { float a[4]; float *p; int n; };
struct Guard { int *kept; ~Guard() { *kept = 0; } };
struct Counter { int n; int next() { return ++n; } int get() const { return n; } };
struct Reader { const int *from; int operator()(int i) const { return from[i]; } };
void take(int *n);
void look(const int *n);
void set(int &n);
void ask(const int &n);
int value(int n);
void whole(Row r);
";

/// The uses of variables by the last statement of a function.
fn check(last: &str, expected: Expect) {
    check_with("", last, expected);
}

fn check_with(more: &str, last: &str, expected: Expect) {
    let unit = analyzed(&format!(
        "{BEFORE}{more}
         void f(int *p, int *q, float *x, int i, int j, int c, Row row, Row *rows, Counter count, Reader reader) {{
           int a[4]; int m[2][3]; int n = 0, k = 0;
           {last}
         }}"
    ));
    let body = unit.functions.iter().rev().find_map(|one| unit.body(one)).expect("it has a body");
    let stmts: Vec<&Stmt> = unit.stmts(body.as_block().expect("it is one")).collect();
    let last = stmts.last().expect("it has some");
    expected.assert_eq(&said(&unit, unit.uses(last)));
}

#[test]
fn an_assignment_reads_its_value_and_writes_behind_its_pointer() {
    check(
        "p[i] = n;",
        expect![[r#"
        read n
        read i
        write behind p [i]
    "#]],
    );
}

#[test]
fn a_compound_assignment_updates() {
    check(
        "p[i] += n;",
        expect![[r#"
        read i
        update behind p [i]
        read n
    "#]],
    );
    check(
        "n <<= k;",
        expect![[r#"
        update n
        read k
    "#]],
    );
}

#[test]
fn a_step_of_a_pointer_is_apart_from_the_write_behind_it() {
    check(
        "*p++ = 1;",
        expect![[r#"
        update p
        write behind p
    "#]],
    );
}

#[test]
fn subscripts_come_outermost_first() {
    check(
        "m[i][j + 1] = 1;",
        expect![[r#"
        read j
        read i
        write behind m [i] [j + 1]
    "#]],
    );
}

#[test]
fn an_element_of_a_moved_pointer_is_another_one() {
    check(
        "(p + 1)[i] = 1;",
        expect![[r#"
        read i
        write behind p [p + 1]
    "#]],
    );
    check(
        "(&a[1])[i] = 1;",
        expect![[r#"
        read i
        write behind a [1] [&a[1]]
    "#]],
    );
    check(
        "((short *)p)[i] = 1;",
        expect![[r#"
        read i
        write behind p [(short *)p]
    "#]],
    );
}

#[test]
fn the_address_of_a_variable_escapes() {
    check(
        "take(&n);",
        expect![[r#"
        escape n
    "#]],
    );
    check(
        "int *r = &n;",
        expect![[r#"
        escape n
    "#]],
    );
}

#[test]
fn an_array_by_its_name_hands_out_its_address() {
    check(
        "take(a);",
        expect![[r#"
        escape behind a
    "#]],
    );
    check(
        "int *r = a;",
        expect![[r#"
        escape behind a
    "#]],
    );
}

#[test]
fn a_pointer_to_constants_only_lets_read() {
    check(
        "look(p);",
        expect![[r#"
        read behind p
    "#]],
    );
    check(
        "look(&n);",
        expect![[r#"
        read n
    "#]],
    );
}

#[test]
fn no_promise_holds_where_some_code_casts_const_away() {
    let more = "void break_it(const int *n) { *(int *)n = 1; }";
    check_with(
        more,
        "look(p);",
        expect![[r#"
        escape behind p
    "#]],
    );
}

#[test]
fn a_reference_hands_over_what_a_value_does_not() {
    check(
        "set(n);",
        expect![[r#"
        escape n
    "#]],
    );
    check(
        "ask(n);",
        expect![[r#"
        read n
    "#]],
    );
    check(
        "value(n);",
        expect![[r#"
        read n
    "#]],
    );
    check(
        "int &r = p[i];",
        expect![[r#"
        read i
        escape behind p [i]
    "#]],
    );
}

#[test]
fn a_reference_to_a_value_has_a_copy() {
    check(
        "const int &r = p[i] + 1;",
        expect![[r#"
        read i
        read behind p [i]
    "#]],
    );
    check(
        "float &&r = (float)p[i];",
        expect![[r#"
        read i
        read behind p [i]
    "#]],
    );
}

#[test]
fn an_array_member_is_a_part_of_its_object() {
    check(
        "row.a[i] = 1;",
        expect![[r#"
        read i
        write row
    "#]],
    );
}

#[test]
fn a_pointer_member_leads_out_of_its_object() {
    check(
        "row.p[i] = 1;",
        expect![[r#"
        read i
        write behind row
    "#]],
    );
}

#[test]
fn an_arrow_leads_behind_the_pointer() {
    check(
        "rows->n = 1;",
        expect![[r#"
        write behind rows
    "#]],
    );
    check(
        "rows[i].a[j] = 1;",
        expect![[r#"
        read j
        read i
        write behind rows [i]
    "#]],
    );
}

#[test]
fn both_choices_are_written() {
    check(
        "(c ? p : q)[i] = 1;",
        expect![[r#"
        read i
        read c
        write behind p [i]
        write behind q [i]
    "#]],
    );
    check(
        "(c ? n : k) = 1;",
        expect![[r#"
        read c
        write n
        write k
    "#]],
    );
}

#[test]
fn what_is_measured_is_only_named() {
    check(
        "n = sizeof(p[i]);",
        expect![[r#"
        name i
        name p [i]
        write n
    "#]],
    );
    check(
        "decltype(a) b;",
        expect![[r#"
        name a
    "#]],
    );
}

#[test]
fn the_value_of_an_assignment_goes_on() {
    check(
        "(p = q)[i] = 1;",
        expect![[r#"
        read i
        read q
        write behind q [i]
        write p
        write behind p [i]
    "#]],
    );
}

#[test]
fn a_method_may_change_its_object_whatever_it_says() {
    check(
        "n = count.next();",
        expect![[r#"
        escape count
        write n
    "#]],
    );
    check(
        "n = count.get();",
        expect![[r#"
        escape count
        write n
    "#]],
    );
}

#[test]
fn a_constant_operator_reads_its_object() {
    check(
        "n = reader(i);",
        expect![[r#"
        read reader
        read i
        write n
    "#]],
    );
}

#[test]
fn a_destructor_is_done_where_its_object_is_declared() {
    check(
        "Guard guard{p};",
        expect![[r#"
        read p
        escape guard
    "#]],
    );
}

#[test]
fn a_copy_of_an_object_is_read() {
    check(
        "Counter other = count;",
        expect![[r#"
        read count
    "#]],
    );
}

#[test]
fn who_gets_a_copy_with_a_pointer_may_write_behind_it() {
    check(
        "whole(row);",
        expect![[r#"
        escape behind row
    "#]],
    );
    check(
        "Row other = row;",
        expect![[r#"
        escape behind row
    "#]],
    );
}

#[test]
fn what_a_lambda_does_counts_as_done_where_it_is_written() {
    check(
        "auto put = [&](int v) { p[v] = n; };",
        expect![[r#"
        read n
        read v
        write behind p [v]
    "#]],
    );
    check(
        "auto put = [=](int v) { x[v] = n; };",
        expect![[r#"
        read n
        read v
        write behind x [v]
    "#]],
    );
}

#[test]
fn statements_in_an_expression_are_done() {
    check(
        "n = ({ p[i] = 2; k; });",
        expect![[r#"
        read i
        write behind p [i]
        read k
        write n
    "#]],
    );
}

#[test]
fn calls_are_found_with_their_operators() {
    let unit = analyzed(&format!(
        "{BEFORE} void f(Counter count, Reader reader, int *p) {{ p[value(1)] = count.next() + reader(2); }}"
    ));
    let last = statement(&unit, "p[value");
    let names: Vec<&str> = unit.calls(last).iter().map(|call| call.name.as_str()).collect();
    assert_eq!(names, ["next", "operator()", "value"]);
    assert_eq!(effects(&unit, &last.expressions).calls, unit.calls(last));
}
