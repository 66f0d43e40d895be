! Assignments of whole arrays in kernels: scalars spread, operators and functions work element by element.
program whole_arrays
  implicit none
  integer :: a(4, 3), b(4, 3), k
  real :: x(0:5), y(6)
  integer :: i
  a = reshape([(i, i = 1, 12)], [4, 3])
  x = [(real(i), i = 0, 5)]
  k = 3
  !$acc kernels copy(a, x) copyout(b, y)
  b = 7
  b = b + a * k - a / 2
  a = -a
  y = sqrt(x) + x ** 2 * 0.5
  x = max(x, y(6:1:-1)) + real(k)
  !$acc end kernels
  print '(4(i0,1x))', a, b
  print '(6(f9.4,1x))', x, y
end program whole_arrays
