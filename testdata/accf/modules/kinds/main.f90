! Kinds and constants from other files: kinds of kinds, arrays of constants, literals with them.
program main
  use constants
  implicit none
  real(wp) :: a(levels)
  real(sp) :: b(levels)
  integer(ik) :: n(0:levels)
  integer :: i
  n(0) = 1
  !$acc parallel loop copyout(a, b, n(1:))
  do i = 1, levels
    a(i) = weights(i) * gravity + (tenth - coarse) * 1e8_wp
    b(i) = real(coarse * i, sp)
    n(i) = big * i + 7_ik
  end do
  print '(*(f10.4,1x))', a
  print '(*(f10.4,1x))', b
  print '(*(i0,1x))', n, kind(a), kind(b), kind(n)
end program main
