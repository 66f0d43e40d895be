! Kinds of iso_fortran_env, some under other names.
program kinds_of_environment
  use, intrinsic :: iso_fortran_env, only: real32, wp => real64, int8, int64, small => int16, integer_kinds
  implicit none
  real(wp) :: x(3)
  real(kind=real32) :: y(3)
  integer(int64) :: n(3)
  integer(kind=small) :: m(3)
  integer(int8), parameter :: one = 1_int8
  integer :: i
  !$acc parallel loop copyout(x, y, n, m)
  do i = 1, 3
    x(i) = 0.1_wp * i
    y(i) = 0.1_real32 * i
    n(i) = 3000000000_int64 * i + one
    m(i) = 100_small * int(i, small)
  end do
  print '(3(es12.4,1x))', (x - real(y, wp)) * 1e9_wp
  print '(*(i0,1x))', n, m, kind(x), size(integer_kinds)
end program kinds_of_environment
