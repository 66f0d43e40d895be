//! Macros, conditions and included files.

use crate::texts::{preprocessed, problems, read, valid};
use okl_fortran::ast::StmtKind;
use okl_fortran::{Form, ProblemKind};

fn body(text: &str) -> Vec<String> {
    let outline = preprocessed(&format!("{text}\nend\n"));
    let lines = outline.lines().skip(2).map(|line| line.strip_prefix("    ").unwrap_or(line).to_owned());
    lines.collect()
}

#[test]
fn macros_are_replaced() {
    let text = "#define N 10\n#define ADD(a, b) ((a) + (b))\n#define CALL2 ADD\n#define EMPTY\nx = N + SQ(y+1)\n\
                y = ADD(f(1,2), 'a,b') EMPTY\nz = CALL2(1, N)\n#undef N\nn = N + ADDS + 1.0_N\n! N 'isn''t\nw = 'N ADD(1,2)'";
    let found = [
        "x = (10 + paren((paren((y + 1)) * paren((y + 1)))))",
        "y = paren((paren(f(1, 2)) + paren(\"a,b\")))",
        "z = paren((paren(1) + paren(10)))",
        "n = ((n + adds) + 1.0_n)",
        "w = \"N ADD(1,2)\"",
    ];
    assert_eq!(body(text), found);
}

#[test]
fn macros_reach_directives_and_several_statements() {
    let text = "#define LOOP acc parallel loop\n#define COPY(x) copy(x)\n#define CHECK(x) if (x) then; call fail(__LINE__); endif\n\
                !$acc data COPY(a) \n!$acc end data\n! COPY( don't\n CHECK(a == 'b')\nx = a // b ! no comment of C";
    let found =
        ["!$acc data copy ( a )", "!$acc end data", "if (a == \"b\")", "  call fail(7)", "x = (a // b)"];
    assert_eq!(body(text), found);
}

#[test]
fn arguments_may_go_on_over_lines() {
    let text = "#define ADD(a, b) a + b\nx = ADD(1, &\n   &  2) * &\n   3\ny = ADD (1,2)\nz = add(1)";
    assert_eq!(body(text), ["x = (1 + (2 * 3))", "y = (1 + 2)", "z = add(1)"]);
}

#[test]
fn parts_can_be_pasted_and_quoted() {
    let text = "#define CAT(a, b) a##b\n#define OLD(a) a/**/_x\n#define STR(x) \"x\"\n#define NEW(x) #x\n#define V(f, ...) f(__VA_ARGS__)\n\
                CAT(a, 1) = OLD(b)\nx = STR(c) // NEW(d)\ny = V(max, 1, 2)";
    assert_eq!(body(text), ["a1 = b_x", "x = (\"c\" // \"d\")", "y = max(1, 2)"]);
}

#[test]
fn macros_may_mention_themselves() {
    let text = "#define A A + B\n#define B A\n#define f(x) f(x) + x\nx = A\ny = f(f(1))";
    assert_eq!(body(text), ["x = (a + a)", "y = ((f((f(1) + 1)) + f(1)) + 1)"]);
}

#[test]
fn conditions_choose_one_branch() {
    let text = "#if defined(DP) && DP > 4\nx = 1\n#if 0\nx = 2\n#else\nx = 3\n#endif\n#elif 1\nx = 4\n#else\nx = 5\n#endif\n\
                #ifdef NO\nif (a) then\n#else\nif (b) then\n#endif\ny = 1\nend if\n#ifndef NO /* c */\nz = 1\n#endif // c\n\
                #if 0\n this isn't read\n#error no\n#endif";
    assert_eq!(body(text), ["x = 1", "x = 3", "if b", "  y = 1", "z = 1"]);
    assert_eq!(body("x = a + &\n#ifdef NO\n b\n#else\n c\n#endif"), ["x = (a + c)"]);
}

#[test]
fn comments_of_c_vanish() {
    assert_eq!(
        body("x = /* a\n b ' */ 1\ny = '/* no */' ! /* no\nz = 2"),
        ["x = 1", "y = \"/* no */\"", "z = 2"]
    );
}

#[test]
fn files_are_included() {
    let files = [
        ("a.inc", "y = N\ninclude 'b.inc'\n"),
        ("b.inc", "z = 3"),
        ("m.h", "#define N 7\n#define QUOTED \"b.inc\""),
    ];
    let text = "#include \"m.h\"\nx = N\n  include 'a.inc' ! why\n#include QUOTED\nend\n";
    let file = read(text, Form::Free, true, &files);
    assert_eq!(valid(text, &file), "Program -() []\n  begin\n    x = 7\n    y = 7\n    z = 3\n    z = 3\n");
    assert_eq!(file.units[0].body[1].span.of(text), "include 'a.inc' ! why");
    let fixed = "      INCLUDE 'b.inc'\n      END\n";
    let file = read(fixed, Form::Fixed, false, &[("b.inc", "      Z = 3\n")]);
    assert_eq!(valid(fixed, &file), "Program -() []\n  begin\n    z = 3\n");
}

#[test]
fn files_that_are_not_there_are_named_once() {
    let text = "include 'a'\n#include <b>\ninclude 'a'\nend\n";
    let file = read(text, Form::Free, true, &[]);
    assert_eq!(file.missing, ["a", "b"]);
    assert!(file.problems.iter().all(|problem| problem.kind == ProblemKind::MissingInclude));
    assert_eq!(file.problems.len(), 3);
}

#[test]
fn what_a_macro_gives_stands_at_its_use() {
    let text = "#define ADD(a, b) a + b\nx = 1 + ADD(2, &\n  3)\nend\n";
    let file = read(text, Form::Free, true, &[]);
    let StmtKind::Assign { value, .. } = &file.units[0].body[0].kind else { panic!("it is an assignment") };
    assert_eq!(value.span.of(text), "1 + ADD(2, &\n  3)");
    let okl_fortran::ast::ExprKind::Binary(_, _, last) = &value.kind else { panic!("it is a sum") };
    assert_eq!(last.span.of(text), "ADD(2, &\n  3)");
}

#[test]
fn wrong_lines_are_told() {
    let text = "#else\n#endif\n#if (\n#endif\n#define 1\n#foo\n#error stop\n#if 1\n#else\n#else\nend\n";
    let expected = [
        "1: `#else` without `#if`",
        "2: `#endif` without `#if`",
        "3: the condition has no end",
        "5: this defines no macro",
        "6: `#foo` is no preprocessor line",
        "7: #error stop",
        "8: this `#if` has no `#endif`",
        "10: `#else` behind `#else`",
    ];
    // What follows `#else` is not read.
    let found: Vec<String> = problems(text);
    assert_eq!(found, expected);
}

#[test]
fn bombs_are_refused() {
    let mut text = String::from("#define A0 x x x x x x x x\n");
    for level in 1..40 {
        text.push_str(&format!("#define A{level} A{0} A{0} A{0} A{0}\n", level - 1));
    }
    text.push_str("x = A39\nend\n");
    assert!(problems(&text).iter().any(|problem| problem.contains("more text than okl reads")));
    let deep = (0..1000).map(|level| format!("#define B{} B{level}\n", level + 1)).collect::<String>()
        + "x = B1000\nend\n";
    assert!(problems(&deep).iter().any(|problem| problem.contains("nested too deeply")));
    let file = read("include 'a'\nend\n", Form::Free, true, &[("a", "include 'a'\ninclude 'a'\n")]);
    assert_eq!(file.problems.len(), 1);
    let open = format!("#define F(x) x\n{}end\n", "y = F(1 + &\n".repeat(5000));
    assert!(!problems(&open).is_empty());
}
