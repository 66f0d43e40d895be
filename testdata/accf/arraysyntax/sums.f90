! sum and product: of sections and expressions, with dim, with mask, with both, of empty arrays.
program sums
  implicit none
  integer :: a(3, 4), r(8), s(4), t(3), u(4), i
  real :: x(5), y(3)
  a = reshape([(mod(i * 5, 13), i = 1, 12)], [3, 4])
  x = [(0.5 * i, i = 1, 5)]
  !$acc kernels copyin(a, x) copyout(r, s, t, u, y)
  r(1) = sum(a)
  r(2) = sum(a(2, :))
  r(3) = product(a(:, 3)) + 1
  r(4) = sum(a, mask=a > 5)
  r(5) = sum(a(:, 2) * a(:, 3))
  r(6) = sum(a(3:2, 1)) + product(a(1, 4:3))
  r(7) = sum(a(1:3:2, 4:1:-3) ** 2)
  r(8) = product(a(:, 1), a(:, 1) /= 0)
  s = sum(a, 1)
  t = sum(a, dim=2)
  u = sum(a, dim=1, mask=mod(a, 2) == 0)
  y(1) = sum(x * x)
  y(2) = product(x(1:3)) - sum(x, x > 1.0)
  y(3) = sum([1.0, x(2), 3.0]) / size(x)
  !$acc end kernels
  print '(*(i0,1x))', r, s, t, u
  print '(3(f8.3,1x))', y
end program sums
