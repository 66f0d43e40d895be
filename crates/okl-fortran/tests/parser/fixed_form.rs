//! Fixed form: columns, and blanks that mean nothing.

use crate::texts::{fixed, read};
use okl_fortran::{Form, ProblemKind};

fn body(text: &str) -> Vec<String> {
    let outline = fixed(&format!("      PROGRAM P\n{text}\n      END\n"));
    let lines = outline.lines().skip(1).map(|line| line.strip_prefix("  ").unwrap_or(line).to_owned());
    lines
        .filter(|line| line != "begin")
        .map(|line| line.strip_prefix("  ").unwrap_or(&line).to_owned())
        .collect()
}

#[test]
fn columns_have_meanings() {
    let text = "C     comment\n* comment\n\n!     comment\nD     x = 9\n   10 X = A +\n     &  B\n\n  ! comment\n     1  + C\n\tY = 1\n\t1 + 2\n   20 CONTINUE";
    assert_eq!(body(text), ["10: x = ((a + b) + c)", "y = (1 + 2)", "20: continue"]);
    let long = format!("      X = 1{}IGNORED", " ".repeat(61));
    assert_eq!(body(&long), ["x = 1"]);
    assert_eq!(body("      X = 'A\n     1B'"), [format!("x = \"A{}B\"", " ".repeat(60))]);
    assert_eq!(body("      X = 1 ! 'comment\n      Y = 'a ! b'; Z = 2"), ["x = 1", "y = \"a ! b\"", "z = 2"]);
}

#[test]
fn directives_stand_in_comments() {
    let text = "C$ACC PARALLEL LOOP\nc$acc& COPY(A)\nC comment\n*$acc+ GANG\n!$OMP BARRIER\n!$    X = 1\nC$FOO bar\n      X = 2";
    let found = body(text);
    assert_eq!(found, ["!$acc parallel loop copy ( a ) gang", "!$omp barrier", "!$foo bar", "x = 2"]);
}

#[test]
fn blanks_mean_nothing() {
    let cases = [
        ("      DO10I=1,N\n   10 CONTINUE", "do i = 1, n"),
        ("      D O 1 0 I = 1 , N\n   10 CONTINUE", "do i = 1, n"),
        ("      DO 10 I=1.5", "do10i = 1.5"),
        ("      DO10I=1.5", "do10i = 1.5"),
        ("      GO TO 10", "goto 10"),
        ("      GOTO10", "goto 10"),
        ("      G O T O 1 0", "goto 10"),
        ("      CALLFOO(X, Y)", "call foo(x, y)"),
        ("      IF(A.EQ.B)GOTO10", "if (a == b)"),
        ("      IF (A) CALL X = 1", "if a"),
        ("      X Y Z = A B C", "xyz = abc"),
        ("      X = 1 . E 5", "x = 1.e5"),
        ("      X = 1 .EQ. 2", "x = (1 == 2)"),
        ("      X=A. AND .B", "x = (a .and. b)"),
    ];
    for (text, expected) in cases {
        assert_eq!(body(text)[0], expected, "{text}");
    }
    assert_eq!(body("      IF (A) CALL X = 1")[1], "  callx = 1");
}

#[test]
fn keywords_end_where_types_and_names_start() {
    let text = "      REAL*8FUNCTIONF(X)\n      IMPLICITREAL*8(A-H,O-Z)\n      REAL*8X,Y\n      INTEGERI\n      DIMENSIONA(10)\n      \
                DOUBLEPRECISIOND\n      DATAI/3/\n      IF(X.GT.0)THEN\n      F=1\n      ELSEIF(X.LT.0)THEN\n      F=2\n      \
                ENDIF\n      RETURN\n      END\n      RECURSIVESUBROUTINES\n      ENDSUBROUTINES\n";
    let expected = "Function f(x) [real*8]\n  implicit real*8 [('a', 'h'), ('o', 'z')]\n  real*8 :: x, y\n  integer :: i\n  \
                    dimension() :: a(10)\n  double precision :: d\n  data i\n  begin\n    if (x > 0)\n      f = 1\n    else \
                    if (x < 0)\n      f = 2\n    return\nSubroutine s() [recursive]\n";
    assert_eq!(fixed(text), expected);
}

#[test]
fn loops_share_their_last_statement() {
    let text = "      DO 10 I=1,N\n      DO 10 J=1,N\n      IF (A(I)) GO TO 10\n   10 A(J)=0\n      DO 20 K=1,2\n   20 ENDDO\n      X=1";
    let expected = [
        "do i = 1, n",
        "  do j = 1, n",
        "    if a(i)",
        "      goto 10",
        "    10: a(j) = 0",
        "do k = 1, 2",
        "x = 1",
    ];
    assert_eq!(body(text), expected);
}

#[test]
fn hollerith_constants_are_literals() {
    let text = "      DATA A/4HABCD/\n      WRITE(6,10)\n   10 FORMAT(6H DON'T,I5,'A')\n      CALL F(3H'A!)\n      X=1";
    assert_eq!(body(text), ["data a", "other write", "10: other format", "call f(\"'A!\")", "x = 1"]);
}

#[test]
fn what_column_72_cuts_off_is_told() {
    let text = format!("      X = F(A,{}B)\n      END\n", " ".repeat(60));
    let file = read(&text, Form::Fixed, false, &[]);
    assert_eq!(file.problems.len(), 1, "{:?}", file.problems);
    assert_eq!(file.problems[0].kind, ProblemKind::LongLine);
}
