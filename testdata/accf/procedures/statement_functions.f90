! Statement functions: of arguments, of variables and parameters, of each other; their arguments hide variables.
program statement_functions
  implicit none
  integer :: i, j, a(5), x, twice, mix
  real(8) :: r(5), y, area, scale, shifted
  real(8), parameter :: pi = 3.14159265d0
  twice(x) = 2 * x
  mix(x, j) = twice(x) * 100 + twice(j + 1) - x
  area(y) = pi * y ** 2
  shifted(y) = area(y + scale) - scale
  x = 77
  y = 5d0
  scale = 0.25d0
  j = 3
  !$acc parallel loop copyout(a, r)
  do i = 1, 5
    a(i) = mix(i, twice(i)) + x + j
    r(i) = shifted(0.5d0 * i) + y
  end do
  print '(*(i0,1x))', a
  print '(5(f9.4,1x))', r
end program statement_functions
