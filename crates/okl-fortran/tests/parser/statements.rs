//! Executable statements and constructs.

use crate::texts::body;

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(body(text), [*expected], "{text}");
    }
}

#[test]
fn statements_that_stand_alone_are_read() {
    check(&[
        ("x%y(1)%z = 2", "x%y(1)%z = 2"),
        ("p => q%r", "p => q%r"),
        ("p(1:) => a", "p(1:) => a"),
        ("call s", "call s()"),
        ("call s(a, *10, k = 3)", "call s(a, k = 3)"),
        ("call x%s(1)%t(2)", "call x%s(1)%t(2)"),
        ("call k<<<1, 2>>>(a)", "other call"),
        ("goto 10", "goto 10"),
        ("go to 10", "goto 10"),
        ("go to (10, 20), i", "other goto"),
        ("continue", "continue"),
        ("return", "return"),
        ("return 1", "return"),
        ("stop 'x'", "stop"),
        ("error stop 3", "stop"),
        ("errorstop", "stop"),
        ("exit", "exit"),
        ("allocate(a(n, 0:m), b%c(3), stat = s)", "allocate a(n, 0:m), b%c(3)"),
        ("allocate(real(8) :: a(n), source = b)", "allocate a(n)"),
        ("allocate(character(len=n) :: c)", "allocate c"),
        ("allocate(t :: x, mold=y)", "allocate x"),
        ("deallocate(a, b%c)", "deallocate a, b%c"),
        ("nullify(p)", "nullify p"),
        ("if (a) 10, 20, 30", "other if"),
        ("write(*, '(a)') 'x', (a(i), i = 1, n)", "other write"),
        ("print *, 'x'", "other print"),
        ("read 10, a", "other read"),
        ("open(unit=1, file='x')", "other open"),
        ("endfile 3", "other endfile"),
        ("end file (3)", "other endfile"),
        ("assign 10 to i", "other assign"),
        ("sync all", "other sync"),
        ("inquire(iolength=i) a", "other inquire"),
    ]);
}

#[test]
fn conditions_choose_blocks() {
    let text = "if (a) then\nx = 1\nelse if (b) then\nx = 2\nelseif (c) then name\nelse\nx = 3\nend if\nif (d) return\n\
                n: if (e) then\nendif n";
    let expected = [
        "if a",
        "  x = 1",
        "else if b",
        "  x = 2",
        "else if c",
        "else",
        "  x = 3",
        "if d",
        "  return",
        "if e",
    ];
    assert_eq!(body(text), expected);
}

#[test]
fn loops_have_controls() {
    let text = "do\nexit\nend do\ndo while (a < b)\nend do\no: do i = 1, n, 2\ncycle o\nenddo o\n\
                do 10 i = 1, n\ndo 10, j = 1, n\n10 continue\ndo, i = 1, 2\nend do\n\
                do concurrent (integer :: i = 1:n, j = 1:m:2, i /= j) local(x, y) reduce(+: s) default(none) shared(z)\nend do";
    let expected = [
        "do forever",
        "  exit",
        "do while (a < b)",
        "do o i = 1, n, 2",
        "  cycle o",
        "do i = 1, n",
        "  do j = 1, n",
        "    10: continue",
        "do i = 1, 2",
        "do concurrent (integer :: i = 1:n, j = 1:m:2, (i /= j)) local(x, y) reduce(+: s) default(none) shared(z)",
    ];
    assert_eq!(body(text), expected);
}

#[test]
fn other_constructs_have_blocks() {
    let text = "s: select case (k)\n!$acc wait\ncase (1, 3:5, :0) s\nx = 1\ncase default\nend select s\n\
                where (m)\na = 1\nelsewhere (n)\na = 2\nelse where\na = 3\nend where\nwhere (m) a = 1\n\
                forall (i = 1:n, i > 2)\na(i) = 1\nend forall\nforall (i = 1:n) a(i) = 1\n\
                block\ninteger :: i\n!$acc declare create(i)\ni = 1\nend block\nassociate (p => q%r, s => a + b)\np = s\nend associate";
    let expected = [
        "select s k",
        "case 1, 3:5, :0",
        "  x = 1",
        "case default",
        "where m",
        "  a = 1",
        "else where n",
        "  a = 2",
        "else",
        "  a = 3",
        "where m",
        "  a = 1",
        "forall (i = 1:n, (i > 2))",
        "  a(i) = 1",
        "forall (i = 1:n)",
        "  a(i) = 1",
        "block",
        "  integer :: i",
        "  !$acc declare create ( i )",
        "  i = 1",
        "associate p => q%r, s => (a + b)",
        "  p = s",
    ];
    assert_eq!(body(text), expected);
}

#[test]
fn constructs_that_are_not_read_keep_their_statements() {
    let text = "select type (a => b)\ntype is (integer(4))\nx = 1\nclass is (t)\nclass default\nx = 2\nend select\n\
                select rank (a)\nrank (1)\nx = 1\nrank default\nrank (*)\nend select\ncritical\nx = 1\nend critical\n\
                change team (t)\nx = 1\nend team";
    let expected = [
        "other select type",
        "  x = 1",
        "  x = 2",
        "other select rank",
        "  x = 1",
        "other critical",
        "  x = 1",
        "other team",
        "  x = 1",
    ];
    assert_eq!(body(text), expected);
}

#[test]
fn specifications_between_statements_are_kept_as_statements() {
    assert_eq!(
        body("x = 1\ndata y / 2 /\n10 format (i5)\nentry e\nnamelist /n/ x"),
        ["x = 1", "other data", "10: other format", "other entry", "other namelist",]
    );
}

#[test]
fn old_loops_end_at_any_statement() {
    let text =
        "do 10 i = 1, n\nif (a) then\nx = 1\nend if\n10 x = 2\ny = 1\ndo 20 i = 1, n\n20 if (a) x = 3\nz = 1";
    let expected = [
        "do i = 1, n",
        "  if a",
        "    x = 1",
        "  10: x = 2",
        "y = 1",
        "do i = 1, n",
        "  20: if a",
        "    x = 3",
        "z = 1",
    ];
    assert_eq!(body(text), expected);
}
