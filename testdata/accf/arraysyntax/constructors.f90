! Array constructors in regions: old and new brackets, implied loops, nested ones, sections, a type in front.
program constructors
  implicit none
  integer :: a(6), b(9), c(4), i, k, j
  real :: x(4), y(3)
  a = 0; b = 0; c = 0
  k = 4
  !$acc kernels copy(a, b, c) copyout(x, y)
  a = (/ 1, k, k * k, 3, 2, -k /)
  b = [a(2:4), [10, 20], (j * k, j = 1, 3), 99]
  c = [((10 * i + j, i = 1, 2), j = 5, 6)]
  x = [real :: 1, 2.5, k, a(3)]
  y = [(0.5 * j, j = 3, 1, -1)]
  !$acc end kernels
  print '(*(i0,1x))', a, b, c
  print '(7(f7.2,1x))', x, y
  !$acc parallel loop copy(b) private(c)
  do i = 1, 3
    c = [i, i * i, -i, 7]
    b(3 * i - 2:3 * i) = c(2:4) + [100, 200, 300]
  end do
  print '(*(i0,1x))', b
end program constructors
