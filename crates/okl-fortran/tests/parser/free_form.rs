//! Free form: continued lines, comments, directives.

use crate::texts::{body, free, problems, read};
use okl_fortran::Form;
use okl_fortran::ast::StmtKind;

#[test]
fn lines_are_continued() {
    assert_eq!(body("x = a + &\n\n  ! comment\n   b & ! another one\n  & + c"), ["x = ((a + b) + c)"]);
    assert_eq!(body("x = ab&\n   &cd + 1&\n  &2"), ["x = (abcd + 12)"]);
    assert_eq!(body("x = 'a ! b&\n  & c''d' ! end"), ["x = \"a ! b c'd\""]);
    assert_eq!(body("x = 'a&\n! comment\n&b'"), ["x = \"ab\""]);
    assert_eq!(body("x = a &\n&\n& + b"), ["x = (a + b)"]);
    assert_eq!(body("x = 1; y = ';' ;; z = 3"), ["x = 1", "y = \";\"", "z = 3"]);
    assert_eq!(body("\tx = 1\r\n  y = 2\r"), ["x = 1", "y = 2"]);
    assert_eq!(body("10 x = 1; 20 y = 2"), ["10: x = 1", "20: y = 2"]);
}

#[test]
fn directives_have_continued_lines_of_their_own() {
    let found = body(
        "!$acc parallel loop & ! why\n\n!$acc& copy(a) &\n!$ACC gang\n!$omp barrier\n!$ x = 1\n! $acc no\n!$Id: no$\nx = 1",
    );
    assert_eq!(found, ["!$acc parallel loop copy ( a ) gang", "!$omp barrier", "x = 1"]);
    let text = "  !$acc data copy('a!b') ! c\nend\n";
    let file = read(text, Form::Free, false, &[]);
    let StmtKind::Directive(found) = &file.units[0].body[0].kind else { panic!("it is a directive") };
    assert_eq!(found.span.of(text), "!$acc data copy('a!b')");
    assert_eq!(found.tokens[0].span.of(text), "data");
    assert_eq!(found.tokens.len(), 5);
}

#[test]
fn a_directive_between_continued_lines_is_a_comment() {
    assert_eq!(body("x = a &\n!$acc wait\n + b"), ["x = (a + b)"]);
}

#[test]
fn literals_without_end_are_told_once() {
    assert_eq!(problems("x = 'abc\ny = 1\nend\n"), ["1: the character literal has no end on its line"]);
}

#[test]
fn names_may_be_keywords() {
    let text = "if = 3\nreal(1) = 2\nend = 4\ndo = 5\ntype(5) = 1\nif(1) = 2\nwhere(1)%x = 3\ncall%x = 4\nelse = 1\n\
                then = 2\nif (a) then = 3\nprogram = 1\ndo i = 1, 2; end do\nforall = 2\nselect = 1\ncase = 2\n\
                integer(3) = 2\ndata = 1\nformat(3) = 2\nend%do = 1\nenddo = 3\nfunction = 1\nuse = 2";
    let found = body(text);
    assert_eq!(found.len(), 24, "{found:#?}");
    assert!(found.iter().filter(|line| line.contains(" = ")).count() == 23, "{found:#?}");
}

#[test]
fn a_main_program_needs_no_first_statement() {
    assert_eq!(free("x = 1\nend\n"), "Program -() []\n  begin\n    x = 1\n");
    assert_eq!(free("end\n"), "Program -() []\n");
    assert_eq!(free(""), "");
}

#[test]
fn a_file_that_is_not_preprocessed_is_told_once() {
    let text = "# 1 \"a.f90\"\n#line 3\n#ifdef A\nx = 1\n#endif\nend\n";
    let file = read(text, Form::Free, false, &[]);
    assert_eq!(file.problems.len(), 1);
    assert_eq!(file.problems[0].span.of(text), "#ifdef A");
}
