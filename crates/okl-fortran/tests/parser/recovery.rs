//! What is told about texts that are wrong, and what is read of them nevertheless.

use crate::outline::outline;
use crate::texts::{problems, read};
use okl_fortran::{Form, ProblemKind};

#[test]
fn a_missing_end_is_told_once_where_its_construct_starts() {
    let text = "subroutine s\ndo i = 1, 2\nif (a) then\nx = 1\nend do\nend\nsubroutine t\ny = 1\nend\n";
    assert_eq!(problems(text), ["3: `if` of line 3 has no `end if`"]);
    let file = read(text, Form::Free, false, &[]);
    assert_eq!(file.problems[0].kind, ProblemKind::UnbalancedEnd);
    assert_eq!(file.problems[0].span.of(text), "if (a) then");
    let expected = "Subroutine s() []\n  begin\n    do i = 1, 2\n      if a\n        x = 1\nSubroutine t() []\n  begin\n    y = 1\n";
    assert_eq!(outline(&file.units), expected);
}

#[test]
fn ends_find_what_they_end() {
    assert_eq!(
        problems("subroutine s\ndo i = 1, 2\nend subroutine\n"),
        ["2: `do` of line 2 has no `end do`"]
    );
    assert_eq!(
        problems("do 10 i = 1, 2\nend\n"),
        ["1: `do 10` of line 1 has no statement with this label at its end"]
    );
    assert_eq!(problems("x = 1\nend do\nend\n"), ["2: `end do` ends nothing"]);
    assert_eq!(problems("program p\nx = 1\n"), ["1: `program p` of line 1 has no `end program`"]);
    assert_eq!(problems("subroutine s\nend function\n"), ["2: `end function` ends nothing"]);
    assert_eq!(problems("a: do\nend do b\nend\n"), ["2: this ends `do a` of line 1, but says `b`"]);
    assert_eq!(problems("else\nend\n"), ["1: `else` stands in no `if`"]);
    assert_eq!(problems("if (a) then\nelse\nelse\nend if\nend\n"), ["3: `else` stands behind `else`"]);
    assert_eq!(problems("end\nend\n"), ["2: `end` ends nothing"]);
    let text = "module m\nsubroutine s\nend\nend module\n";
    assert_eq!(problems(text), ["2: `contains` is missing in front of the procedures of module m"]);
    let text = "subroutine s\nx = 1\nsubroutine t\nend\n";
    assert_eq!(problems(text), ["1: `subroutine s` of line 1 has no `end subroutine`"]);
}

#[test]
fn a_statement_that_is_wrong_is_told_once() {
    for text in [
        "x = = 1",
        "x = (1",
        "call",
        "do i = 1\nend do",
        "if (a b) then\nelse\nend if",
        "select case\ncase (1 2)\nend select",
        "real :: x y",
        "integer, foo :: x",
        "use",
        "type, :: t\ninteger x\nend type",
        "interface 3\nend interface",
        "x 1",
        "if (a) if (b) x = 1",
        "if (a) end if",
        "goto",
        "allocate(a",
        "associate (a = b)\nend associate",
        "@",
        "x = 1 @ 2",
        "$",
        "do i = 1, 2, 3, 4\n10 x = 1\nend do",
        "common",
        "data",
        "implicit foo",
        "parameter (n)",
        "x = 'a",
        "case",
    ] {
        let text = format!("{text}\nend\n");
        let found: Vec<String> = problems(&text);
        let expected = if text.starts_with("select") { 2 } else { 1 };
        assert_eq!(found.len(), expected, "{text}{found:#?}");
    }
}

#[test]
fn specifications_behind_statements_are_told_and_read() {
    let text = "subroutine s\nx = 1\ninteger y\nend\n";
    assert_eq!(problems(text), ["3: specifications stand in front of executable statements"]);
    assert!(outline(&read(text, Form::Free, false, &[]).units).contains("integer :: y"));
    assert_eq!(problems("module m\nx = 1\nend\n"), ["2: an executable statement stands in no procedure"]);
    assert_eq!(problems("if (a) then\ninteger y\nend if\nend\n"), ["2: a specification cannot stand here"]);
}

#[test]
fn towers_of_constructs_are_refused() {
    let text = "do\n".repeat(100_000);
    assert_eq!(problems(&text), ["200: constructs are nested too deeply; the rest of the file is not read"]);
    let deep = format!("{}{}end\n", "do\n".repeat(190), "end do\n".repeat(190));
    assert_eq!(problems(&deep), [""; 0]);
}
