//! Specifications.

use crate::texts::free;

fn specs(text: &str) -> Vec<String> {
    let outline = free(&format!("subroutine s(d)\n{text}\nend\n"));
    outline.lines().skip(1).map(|line| line.strip_prefix("  ").unwrap_or(line).to_owned()).collect()
}

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(specs(text), [*expected], "{text}");
    }
}

#[test]
fn declarations_have_types_attributes_and_entities() {
    check(&[
        ("integer i, j", "integer :: i, j"),
        ("real*8 x, y(3)", "real*8 :: x, y(3)"),
        ("real(kind=dp), dimension(:,:), allocatable :: a", "real(dp), dimension(:, :), allocatable :: a"),
        ("integer(4), parameter :: n = 3, m = n*2", "integer(4), parameter :: n = 3, m = (n * 2)"),
        ("double precision x", "double precision :: x"),
        ("doubleprecision x", "double precision :: x"),
        ("double complex z", "double complex :: z"),
        ("character*(*) c, d*8, e(3)*(n)", "character :: c, d*8, e(3)*n"),
        ("character(len=*), intent(in) :: c", "character, in :: c"),
        ("character*8, c", "character :: c"),
        ("character(kind=k, len=:), pointer :: c => null()", "character, pointer :: c => null()"),
        ("complex(8) a(0:n, -1:*), b(..), c(2:)", "complex(8) :: a(0:n, (-1):*), b(..), c(2:)"),
        ("logical(1) :: l = .true.", "logical(1) :: l = .true."),
        ("type(t), intent(in out) :: x", "type(t), inout :: x"),
        ("type(t(4, k=3)) x", "type(t) :: x"),
        ("type(integer(4)) x", "integer(4) :: x"),
        ("class(*), intent(inout) :: x", "class(*), inout :: x"),
        ("class(t), target :: x", "class(t), target :: x"),
        ("type(*) :: x(..)", "type(*) :: x(..)"),
        ("procedure(f), pointer :: p => null()", "procedure(f), pointer :: p => null()"),
        ("procedure(), pointer :: p", "procedure(), pointer :: p"),
        ("procedure(real(8)) :: p", "procedure() :: p"),
        ("integer, device, allocatable :: a(:)", "integer, device, allocatable :: a(:)"),
        ("integer, bind(c, name='x') :: y", "integer, bind x :: y"),
        ("integer :: a(3)[*], b", "integer :: a(3), b"),
        ("integer, codimension[*] :: a", "integer, other codimension :: a"),
        ("integer n /3/, m", "integer :: n, m"),
        ("byte b", "integer*1 :: b"),
        ("real function", "real :: function"),
        ("integer :: real, integer, if, end", "integer :: real, integer, if, end"),
    ]);
}

#[test]
fn attributes_may_stand_alone() {
    check(&[
        ("dimension a(10), b(n)", "dimension() :: a(10), b(n)"),
        ("allocatable :: a(:)", "allocatable :: a(:)"),
        ("external f, g", "external :: f, g"),
        ("intent(in) a", "in :: a"),
        ("intent(in out) :: a", "inout :: a"),
        ("save", "save ::"),
        ("save /blk/, x", "save :: x"),
        ("private", "private ::"),
        ("public :: a, operator(+), assignment(=), operator(/), read(formatted)", "public :: a"),
        ("bind(c, name='x') :: /blk/", "bind x ::"),
        ("attributes(device) :: a", "device :: a"),
        ("pointer (p, a)", "other pointer"),
        ("codimension a[*]", "other codimension :: a"),
        ("target a", "target :: a"),
    ]);
}

#[test]
fn other_specifications_are_read() {
    check(&[
        ("use m", "use m"),
        (
            "use, intrinsic :: iso_c_binding, only: c_int, i => c_long",
            "use intrinsic iso_c_binding only c_int, i => c_long",
        ),
        ("use :: m, a => b, operator(.x.) => operator(.y.)", "use m a => b, operator(.x.) => operator(.y.)"),
        ("use m, only:", "use m only"),
        (
            "use m, only: operator(+), operator(//), operator(/=), assignment(=)",
            "use m only operator(+), operator(//), operator(/=), assignment(=)",
        ),
        ("import", "import"),
        ("import, only: a, b", "import a, b"),
        ("import, none", "import"),
        ("implicit none", "implicit"),
        ("implicit none (type, external)", "implicit"),
        (
            "implicit real(8) (a-h, o-z), integer (i)",
            "implicit real(8) [('a', 'h'), ('o', 'z')], integer [('i', 'i')]",
        ),
        ("implicit real (a-h)", "implicit real [('a', 'h')]"),
        ("implicit real*8 (a)", "implicit real*8 [('a', 'a')]"),
        ("implicit character*8 (c), type(t) (t)", "implicit character [('c', 'c')], type(t) [('t', 't')]"),
        ("parameter (n = 3, m = n + 1)", "parameter n = 3, m = (n + 1)"),
        ("common a, b(10)", "common - a, b(10)"),
        ("common // a", "common - a"),
        ("equivalence (a, b(1)), (c%d, e)", "equivalence (a, b(1)), (c%d, e)"),
        ("data a, b(2) / 1, 3*0 /, c / 'x', z'f', (1., 2.) /", "data a, b(2), c"),
        ("data ((a(i, j), b, i = 1, 3), j = 1, 2) / 6*1 /", "data a(i, j), b"),
        ("namelist /n/ a, b", "other namelist"),
        ("10 format (/5x, '(', i5)", "other format"),
        ("entry e(x)", "other entry"),
        ("!$acc declare create(a)", "!$acc declare create ( a )"),
        ("!$acc routine seq", "!$acc routine seq"),
        ("enum, bind(c)\nenumerator :: a = 1, b\nenumerator c\nend enum", "enum a = 1, b, c"),
    ]);
    assert_eq!(specs("common /x/ a, /y/ b(2) // c"), ["common x a", "common y b(2)", "common - c"]);
}

#[test]
fn derived_types_have_components_and_procedures() {
    let text = "type, abstract, extends(b), public :: t(k)\n integer, kind :: k = 4\n private\n sequence\n real, pointer :: x(:) => null()\n \
                procedure(f), pointer, nopass :: p\n!$acc declare\ncontains\n private\n procedure, nopass :: a => b, c\n \
                procedure(f), deferred :: d\n generic :: operator(+) => a, c\n final :: g\nend type t";
    let expected = [
        "type t extends b sequence",
        "  integer, other kind :: k = 4",
        "  real, pointer :: x(:) => null()",
        "  procedure(f), pointer, other nopass :: p",
        "  procedure a => b",
        "  procedure c => c",
    ];
    assert_eq!(specs(text), expected);
    assert_eq!(specs("type t\ninteger x\nendtype"), ["type t", "  integer :: x"]);
    assert_eq!(specs("type, bind(c) :: is\nend type is"), ["type is sequence"]);
}

#[test]
fn interfaces_have_bodies_and_procedures() {
    let text = "interface operator(.x.)\n module procedure a, b\n procedure :: c\n procedure d\nend interface operator(.x.)\n\
                abstract interface\n function f(x) result(r) bind(c)\n import\n real :: x, r\n end function\n subroutine s\n end\nend interface\n\
                interface assignment(=)\nend interface\ninterface g\nmodule subroutine h(x)\nreal x\nend subroutine h\nend interface g";
    let expected = [
        "interface operator(.x.)",
        "  procedures a, b, c, d",
        "abstract interface -",
        "  Function f(x) result r bind f []",
        "    import",
        "    real :: x, r",
        "  Subroutine s() []",
        "interface assignment(=)",
        "interface g",
        "  Subroutine h(x) [module]",
        "    real :: x",
    ];
    assert_eq!(specs(text), expected);
}

#[test]
fn statement_functions_are_told_from_assignments() {
    let found = |text: &str| free(text).contains("function f(x)");
    assert!(found("subroutine s\nreal f, x\nf(x) = x * 2\nend\n"));
    assert!(found("subroutine s\nf(x) = x * 2\nend\n"));
    assert!(found("subroutine s\nimplicit none\nreal f, x\nf(x) = x * 2\nend\n"));
    for text in [
        "subroutine s\nreal f(10)\nf(x) = 2\nend\n",
        "subroutine s\ndimension f(10)\nf(x) = 2\nend\n",
        "subroutine s\nreal, allocatable :: f(:)\nf(x) = 2\nend\n",
        "subroutine s\nreal f\ncommon f(10)\nf(x) = 2\nend\n",
        "subroutine s\nimplicit none\nf(x) = 2\nend\n",
        "subroutine s\nuse m\nf(x) = 2\nend\n",
        "subroutine s(f)\nreal f\nf(x) = 2\nend\n",
        "subroutine s\ny = 1\nf(x) = 2\nend\n",
        "subroutine s\nreal f\nf(1) = 2\nend\n",
        "subroutine s\nreal f\nf(1:x) = 2\nend\n",
        "module m\nreal f(3)\ncontains\nsubroutine s\nf(x) = 2\nend\nend\n",
    ] {
        assert!(!found(text), "{text}");
        assert!(free(text).contains("f("), "{text}");
    }
}
