! Vector subscripts: on the right, on the left, of expressions, in one of two dimensions.
program vector_subscripts
  implicit none
  integer :: a(6), b(6), v(4), w(3), m(3, 4), i
  a = [(10 * i, i = 1, 6)]
  b = 0
  v = [6, 1, 3, 3]
  w = [2, 5, 4]
  m = reshape([(i, i = 1, 12)], [3, 4])
  !$acc kernels copy(a, b, m) copyin(v, w)
  b(1:4) = a(v) + v
  b(w) = b(w) + [100, 200, 300]
  a(w - 1) = a(w)
  m(:, [4, 1]) = m(:, [1, 2]) * 10
  m([3, 1], 3) = v(w(3:1:-2) - 1)
  !$acc end kernels
  print '(*(i0,1x))', a, b
  print '(3(i0,1x))', m
end program vector_subscripts
