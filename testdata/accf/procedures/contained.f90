! Internal procedures marked as routines: functions and subroutines, with the host's parameters and types.
program contained
  implicit none
  integer, parameter :: n = 6, factor = 3
  type :: two
    integer :: a, b
  end type two
  integer :: x(n), y(n), i
  type(two) :: t
  x = [(i, i = 1, n)]
  !$acc parallel loop copy(x) copyout(y) private(t)
  do i = 1, n
    t = split(x(i) * 7)
    call add(x(i), t%a)
    y(i) = t%b + scaled(i)
  end do
  print '(*(i0,1x))', x, y
contains
  integer function scaled(k)
    !$acc routine seq
    integer, intent(in) :: k
    scaled = k * factor + n * 100
  end function scaled
  subroutine add(a, b)
    !$acc routine seq
    integer, intent(inout) :: a
    integer, intent(in) :: b
    a = a + 1000 * b
  end subroutine add
  type(two) function split(k)
    !$acc routine seq
    integer, intent(in) :: k
    split%a = k / 10
    split%b = mod(k, 10)
  end function split
end program contained
