! merge, spread, reshape with order and pad, cshift, eoshift, pack of whole arrays.
program rearrangements
  implicit none
  integer :: a(4), b(4), m(2, 4), n(4, 3), c(4), d(4), p(3, 2), q(2, 3), e(6), i
  a = [1, 2, 3, 4]
  b = [40, 30, 20, 10]
  !$acc kernels copyin(a, b) copyout(m, n, c, d, p, q, e)
  c = merge(a, b, a > 2)
  m = spread(a, dim=1, ncopies=2)
  m(2, :) = merge(m(2, :), 0, [.true., .false., .false., .true.])
  n = spread(b, 2, 3)
  n(:, 2) = cshift(a, 1)
  n(:, 3) = eoshift(b, -1, boundary=-5)
  d = cshift(b(4:1:-1), -1) + eoshift(a, 2)
  p = reshape([a, 5, 6], [3, 2])
  q = reshape(a, [2, 3], pad=[0, -1], order=[2, 1])
  e = reshape(p, [6])
  !$acc end kernels
  print '(*(i0,1x))', c, d
  print '(2(i0,1x))', m
  print '(4(i0,1x))', n
  print '(3(i0,1x))', p
  print '(2(i0,1x))', q
  print '(*(i0,1x))', e
  i = count(pack(e, e > 2) > 3)
  print '(i0)', i
end program rearrangements
