! Generic interfaces: by type, by kind, by rank, by number of arguments; a generic name that is also an intrinsic's.
module generic
  implicit none
  interface twice
    module procedure twice_int, twice_real, twice_double
    module procedure twice_vector
  end interface twice
  interface combine
    module procedure combine_two, combine_three
  end interface combine
  interface abs
    module procedure abs_pair
  end interface abs
  type :: pair
    integer :: a, b
  end type pair
contains
  pure integer function twice_int(x)
    !$acc routine seq
    integer, intent(in) :: x
    twice_int = 2 * x
  end function twice_int
  pure real function twice_real(x)
    !$acc routine seq
    real, intent(in) :: x
    twice_real = 2 * x + 0.25
  end function twice_real
  pure real(8) function twice_double(x)
    !$acc routine seq
    real(8), intent(in) :: x
    twice_double = 2 * x + 0.5d0
  end function twice_double
  pure integer function twice_vector(x)
    !$acc routine seq
    integer, intent(in) :: x(:)
    twice_vector = 2 * sum(x)
  end function twice_vector
  pure integer function combine_two(a, b)
    !$acc routine seq
    integer, intent(in) :: a, b
    combine_two = 10 * a + b
  end function combine_two
  pure integer function combine_three(a, b, c)
    !$acc routine seq
    integer, intent(in) :: a, b, c
    combine_three = 100 * a + 10 * b + c
  end function combine_three
  pure integer function abs_pair(p)
    !$acc routine seq
    type(pair), intent(in) :: p
    abs_pair = abs(p%a) + abs(p%b)
  end function abs_pair
end module generic
program generics
  use generic, only: twice, combine, abs, pair
  implicit none
  integer :: a(4), v(3), i
  real(8) :: x(4)
  v = [1, 2, 3]
  !$acc parallel loop copyin(v) copyout(a, x)
  do i = 1, 4
    a(i) = twice(i) + 1000 * twice(v) + combine(i, 2) * 10000 + combine(i, i, 5)
    x(i) = twice(real(i)) + twice(0.5d0 * i) * 100 + abs(-0.5d0)
    a(i) = a(i) + abs(pair(-i, i - 4)) * 10000000
  end do
  print '(*(i0,1x))', a
  print '(4(f9.3,1x))', x
end program generics
