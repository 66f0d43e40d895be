! any, all, count: of comparisons, with dim, of empty arrays, as conditions.
program logical_reductions
  implicit none
  integer :: a(3, 4), r(8), s(4), i
  logical :: l(6), p(4), q(3)
  a = reshape([(mod(i * 7, 11), i = 1, 12)], [3, 4])
  !$acc kernels copyin(a) copyout(r, s, l, p, q)
  l(1) = any(a == 10)
  l(2) = all(a < 10)
  l(3) = any(a(2:1, 1) > 0)
  l(4) = all(a(2:1, 1) > 0)
  l(5) = any(a(1, :) > 5 .and. a(2, :) > 5)
  l(6) = all(.not. (a(:, 2) == 0 .or. a(:, 3) == 0))
  r(1) = count(a > 4)
  r(2) = count(a(3, :) == a(2, 4:1:-1))
  r(3) = merge(1, 2, any(a(:, 1) == 7))
  r(4) = 0
  if (all(a >= 0)) r(4) = count([.true., l(1), .false.])
  r(5:7) = count(a > 2, dim=2)
  r(8) = count(mod(a, 3) == 0) * 10
  s = count(a > 4, 1)
  p = any(a > 9, dim=1)
  q = all(a > 0, dim=2)
  !$acc end kernels
  print '(*(l1,1x))', l, p, q
  print '(*(i0,1x))', r, s
end program logical_reductions
