! minval, maxval, minloc, maxloc: positions start at one whatever the bounds, the first of equals, dim, mask, back.
program extremes
  implicit none
  integer :: a(-2:3), m(2, 3), r(12), p(2), q(2), s(3), t(2), i
  real :: x(4), y(3)
  a = [4, 9, -3, 9, -3, 0]
  m = reshape([5, 2, 8, 8, 1, 7], [2, 3])
  x = [1.5, -2.5, 7.0, 7.0]
  !$acc kernels copyin(a, m, x) copyout(r, p, q, s, t, y)
  r(1) = maxval(a)
  r(2) = minval(a(-2:2:2))
  r(3) = maxloc(a, 1)
  r(4) = minloc(a, dim=1)
  r(5) = maxloc(a, 1, back=.true.)
  r(6) = minloc(a, 1, mask=a > -3)
  r(7) = maxval(m, mask=m < 8)
  r(8) = minval(a(2:1)) - huge(1)
  r(9) = maxloc(a(0:3), 1) + 10 * maxloc(abs(a), 1, a < 0)
  r(10) = minloc(a, 1, a > 100)
  r(11:11) = maxloc(a)
  r(12) = maxval([a(1), 5, a(2)]) - maxval(a ** 2 - 10 * a)
  p = maxloc(m)
  q = minloc(m)
  s = maxval(m, dim=1)
  t = minloc(m, dim=2)
  y(1) = maxval(x)
  y(2) = minval(x * x)
  y(3) = real(maxloc(x, 1) + 10 * minloc(x, 1))
  !$acc end kernels
  print '(*(i0,1x))', r, p, q, s, t
  print '(3(f8.3,1x))', y
  !$acc parallel loop copyin(m) copyout(s)
  do i = 1, 3
    s(i) = maxval(m(:, i)) * 100 + minloc(m(:, i), 1)
  end do
  print '(*(i0,1x))', s
end program extremes
