! dot_product, matmul in all three forms, transpose; of sections, nested, of complex and logical arrays.
program products
  implicit none
  integer :: a(2, 3), b(3, 2), c(2, 2), d(3, 3), v(3), w(2), r(3), i
  complex :: z(2), zz
  real :: x(2)
  logical :: l(2), t
  a = reshape([(i, i = 1, 6)], [2, 3])
  b = reshape([(i * i - 5, i = 1, 6)], [3, 2])
  v = [1, -2, 3]
  z = [(1.0, 2.0), (0.5, -1.0)]
  l = [.true., .false.]
  !$acc kernels copyin(a, b, v, z, l) copyout(c, d, w, r, zz, x, t)
  c = matmul(a, b)
  d = matmul(b, a) + transpose(matmul(b, a))
  w = matmul(a, v)
  r(1) = dot_product(v, b(:, 2))
  r(2) = dot_product(a(1, :), v(3:1:-1)) * 100
  r(3) = dot_product(matmul([1, 1], a), v)
  zz = dot_product(z, z * (0.0, 1.0))
  t = dot_product(l, .not. l)
  x = matmul(real(transpose(b(1:2, :))), [0.5, 0.25])
  c(:, 1) = c(:, 1) + matmul(transpose(b), v)
  !$acc end kernels
  print '(*(i0,1x))', c, d, w, r
  print '(4(f8.3,1x))', zz, x
  print '(l1)', t
end program products
