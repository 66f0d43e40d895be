! Operators and assignment of a derived type, with the precedence of the intrinsic ones, and operators with names.
module fractions
  implicit none
  type :: fraction
    integer :: n = 0, d = 1
  end type fraction
  interface operator(+)
    module procedure add
  end interface
  interface operator(-)
    module procedure subtract, negate
  end interface
  interface operator(*)
    module procedure multiply, times
  end interface
  interface operator(==)
    module procedure equal
  end interface
  interface operator(.over.)
    module procedure make
  end interface
  interface assignment(=)
    module procedure from_integer
  end interface
contains
  pure type(fraction) function add(a, b)
    !$acc routine seq
    type(fraction), intent(in) :: a, b
    add%n = a%n * b%d + b%n * a%d
    add%d = a%d * b%d
  end function add
  pure type(fraction) function subtract(a, b)
    !$acc routine seq
    type(fraction), intent(in) :: a, b
    subtract = a + (-b)
  end function subtract
  pure type(fraction) function negate(a)
    !$acc routine seq
    type(fraction), intent(in) :: a
    negate = fraction(-a%n, a%d)
  end function negate
  pure type(fraction) function multiply(a, b)
    !$acc routine seq
    type(fraction), intent(in) :: a, b
    multiply = fraction(a%n * b%n, a%d * b%d)
  end function multiply
  pure type(fraction) function times(k, a)
    !$acc routine seq
    integer, intent(in) :: k
    type(fraction), intent(in) :: a
    times = fraction(k * a%n, a%d)
  end function times
  pure logical function equal(a, b)
    !$acc routine seq
    type(fraction), intent(in) :: a, b
    equal = a%n * b%d == b%n * a%d
  end function equal
  pure type(fraction) function make(a, b)
    !$acc routine seq
    integer, intent(in) :: a, b
    make = fraction(a, b)
  end function make
  pure subroutine from_integer(a, k)
    !$acc routine seq
    type(fraction), intent(out) :: a
    integer, intent(in) :: k
    a%n = k
    a%d = 1
  end subroutine from_integer
end module fractions
program operators
  use fractions
  implicit none
  type(fraction) :: a(4), b(4), t
  integer :: i, same(4)
  a = [(fraction(i, i + 1), i = 1, 4)]
  !$acc parallel loop copyin(a) copyout(b, same) private(t)
  do i = 1, 4
    t = i
    b(i) = a(i) + t * a(5 - i) - (i .over. 3)
    b(i) = 2 * b(i) + (-t)
    same(i) = merge(1, 0, a(i) + a(i) == 2 * a(i)) + merge(10, 0, a(i) == a(1))
  end do
  print '(8(i0,1x))', b
  print '(4(i0,1x))', same
end program operators
