! Both sides overlap: the right side is evaluated before anything is assigned.
program overlap
  implicit none
  integer :: a(8), b(8), c(8), d(3, 3), e(8), i
  a = [(i, i = 1, 8)]
  b = a; c = a; e = a
  d = reshape([(i, i = 1, 9)], [3, 3])
  !$acc kernels copy(a, b, c, d, e)
  a(2:8) = a(1:7)
  b(1:7) = b(2:8) + b(1:7)
  c = c(8:1:-1)
  d = transpose(d)
  d(2:3, 2:3) = d(1:2, 1:2)
  e(1:8:2) = e(4:1:-1) + e(8)
  !$acc end kernels
  print '(*(i0,1x))', a, b, c
  print '(3(i0,1x))', d
  print '(*(i0,1x))', e
  !$acc parallel loop copy(d) private(i)
  do i = 1, 3
    d(2:3, i) = d(1:2, i)
    d(1, i) = -i
  end do
  print '(3(i0,1x))', d
end program overlap
