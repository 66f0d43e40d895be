! Sections with strides, of both signs, with omitted bounds, with one index fixed, and of different ranges.
program sections
  implicit none
  integer :: a(10), b(0:4, -1:3), c(10), i, lo, st
  a = [(i, i = 1, 10)]
  b = reshape([(100 + i, i = 1, 25)], [5, 5])
  c = 0
  lo = 2
  st = 3
  !$acc kernels copy(a, b, c)
  c(::2) = a(:5)
  c(10:2:-4) = a(8:) * 100
  c(lo:9:st) = c(lo:9:st) + [1000, 2000, 3000]
  b(1:3, 0) = a(1:9:4)
  b(4, :) = a(10:2:-2)
  b(::4, 3) = b(::4, -1) + 5
  b(1:3:2, 1:2) = b(3:1:-2, 2:1:-1)
  a(9:10) = b(lo, 1:2)
  a(5:4) = 99
  !$acc end kernels
  print '(*(i0,1x))', a, c
  print '(5(i0,1x))', b
end program sections
