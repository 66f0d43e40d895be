! Constants: expressions of constants, arrays of constants with subscripts known and unknown, logical and complex ones.
program parameters
  implicit none
  integer :: k
  integer, parameter :: n = 4, m = 2 * n + mod(n, 3), table(0:n) = [3, 1, 4, 1, 5]
  integer, parameter :: square(2, 2) = reshape([1, 2, 3, 4], [2, 2])
  real(8), parameter :: pi = 3.14159265358979d0, half = pi / 2, w(3) = [0.25d0, 0.5d0, 0.25d0]
  real, parameter :: steps(n) = [(0.5 * k, k = 1, n)]
  logical, parameter :: upward = m > 8, flags(2) = [.true., .false.]
  complex, parameter :: unit = (0.0, 1.0)
  integer, parameter :: bits = ishft(1, 5) + iand(12, 10), last = table(n), total = sum(table)
  integer :: a(0:m), i
  real(8) :: b(n)
  complex :: c(n)
  !$acc parallel loop copyout(a)
  do i = 0, m
    a(i) = table(mod(i, n + 1)) * 10 + square(1 + mod(i, 2), 2) + last
    if (upward .and. flags(1 + mod(i, 2))) a(i) = -a(i) - bits - total
  end do
  !$acc parallel loop copyout(b, c)
  do i = 1, n
    b(i) = w(min(i, 3)) * half + steps(i) + tiny(1.0) + maxval(table)
    c(i) = unit * i + size(table) + ubound(steps, 1)
  end do
  print '(*(i0,1x))', a
  print '(4(f10.5,1x))', b
  print '(8(f5.1,1x))', c
end program parameters
