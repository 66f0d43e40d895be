use super::{Part, across};
use crate::tests::analyzed;
use crate::tests::names;
use expect_test::{Expect, expect};
use okl_model::{Stmt, StmtKind};

/// The variables that are live across each empty statement of a function's body.
fn check(body: &str, expected: Expect) {
    let unit = analyzed(&format!(
        "struct Cell {{ int *at; }};
         void use(int n); void keep(int *p);
         void f(int *x, int N) {{ {body} }}"
    ));
    let body = unit.functions.iter().rev().find_map(|one| unit.body(one)).expect("it has a body");
    let stmts: Vec<&Stmt> = unit.stmts(body.as_block().expect("it is one")).collect();
    let parts: Vec<Part<'_>> =
        stmts.split(|stmt| stmt.kind == StmtKind::Empty).map(|part| Part::Whole(part.to_vec())).collect();
    assert!(parts.len() > 1);
    let lines = across(&unit, &parts, &|_| false).into_iter().map(|live| {
        let again = if live.is_constant { " again" } else { "" };
        format!("{}: {}{again}\n", live.part, names(&unit, live.variables).join(" "))
    });
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn what_a_later_part_uses_lives_on() {
    check(
        "int n = x[0], m = x[1]; use(m); ; use(n);",
        expect![[r#"
        0: n
    "#]],
    );
}

#[test]
fn what_no_later_part_uses_does_not() {
    check("int n = x[0]; use(n); ; int m = x[1]; use(m);", expect![]);
}

#[test]
fn each_part_keeps_its_own() {
    check(
        "int n = x[0]; ; int m = x[1]; use(n); ; use(n + m);",
        expect![[r#"
        0: n
        1: m
    "#]],
    );
}

#[test]
fn constants_are_made_again() {
    check(
        "const int K = 4; ; use(K);",
        expect![[r#"
        0: K again
    "#]],
    );
    check(
        "constexpr int K = 4; const int L = K + 1; ; use(L);",
        expect![[r#"
        0: K again
        0: L again
    "#]],
    );
    check(
        "const int n = x[0]; ; use(n);",
        expect![[r#"
        0: n
    "#]],
    );
}

#[test]
fn where_an_address_lives_on_so_does_what_it_is_of() {
    check(
        "int n = 1; int *p = &n; ; use(*p);",
        expect![[r#"
        0: n
        0: p
    "#]],
    );
    check(
        "int n = 1; keep(&n); int m = 2; ; use(m);",
        expect![[r#"
        0: m
    "#]],
    );
    check(
        "int list[4]; Cell c; c.at = list; ; use(*c.at);",
        expect![[r#"
        0: list
        0: c
    "#]],
    );
}

#[test]
fn a_use_deep_inside_counts() {
    check(
        "int n = x[0]; ; for (int i = 0; i < N; ++i) { if (i > 2) { auto f = [&] { use(n); }; f(); } }",
        expect![[r#"
        0: n
    "#]],
    );
}
