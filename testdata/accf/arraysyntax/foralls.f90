! forall with masks and several indices: all right sides first; statements in their order.
program foralls
  implicit none
  integer :: a(6), b(4, 4), c(6), i, j
  a = [(i, i = 1, 6)]
  b = 0
  c = 0
  !$acc kernels copy(a, b, c)
  forall (i = 2:5) a(i) = a(i - 1) + a(i + 1)
  forall (i = 1:4, j = 1:4, i /= j)
    b(i, j) = 10 * i + j
    b(j, i) = b(i, j) + 100 * i
  end forall
  forall (i = 6:1:-2) c(i) = a(7 - i)
  !$acc end kernels
  print '(*(i0,1x))', a
  print '(4(i0,1x))', b
  print '(*(i0,1x))', c
end program foralls
