! findloc with dim, mask and back; of numbers and logical values; maxloc and minloc beside it.
program locations
  implicit none
  integer :: a(6), b(3, 4), w(8), d(4), e(3), f(4), i
  logical :: l(6), t(3, 4)
  a = [3, 1, 4, 1, 5, 1]
  b = reshape([2, 7, 1, 8, 2, 8, 1, 8, 2, 8, 4, 5], [3, 4])
  l = a > 2
  t = b == 8
  !$acc kernels copyin(a, b, l, t) copyout(w, d, e, f)
  w(1) = findloc(a, 1, 1)
  w(2) = findloc(a, 1, dim=1, back=.true.)
  w(3) = findloc(a, 9, dim=1)
  w(4) = findloc(a, 1, dim=1, mask=l)
  w(5) = findloc(l, .false., dim=1)
  w(6) = findloc(a, 1.0, dim=1, mask=a < 5, back=.true.)
  w(7:8) = findloc(b, 8)
  d = findloc(b, 8, dim=1)
  e = findloc(b, 8, dim=2, back=.true.)
  f = maxloc(b, dim=1) * 10 + minloc(b, 1, t)
  !$acc end kernels
  print '(*(i0,1x))', w, d, e, f
  !$acc parallel loop copyin(b) copyout(d)
  do i = 1, 4
    d(i) = findloc(b(:, i), 8, dim=1) + 10 * findloc(b(3:1:-1, i), value=2, dim=1)
  end do
  print '(*(i0,1x))', d
end program locations
