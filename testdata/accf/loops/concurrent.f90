! do concurrent: with a mask, with several indices, with steps, and inside of a parallel loop.
program concurrent
  implicit none
  integer :: a(8), b(4, 5), c(3, 4), i, j
  a = 0; b = 0; c = 0
  !$acc kernels copy(a, b)
  do concurrent (i = 1:8, mod(i, 3) /= 0)
    a(i) = i * i
  end do
  do concurrent (i = 1:4, j = 5:1:-2, i /= j)
    b(i, j) = 10 * i + j
  end do
  do concurrent (i = 2:8:3)
    a(i) = a(i) - 100
  end do
  !$acc end kernels
  !$acc parallel loop copy(c) copyin(a)
  do j = 1, 4
    do concurrent (i = 1:3, a(i + j) > 0)
      c(i, j) = a(i + j) + j
    end do
  end do
  print '(*(i0,1x))', a
  print '(4(i0,1x))', b
  print '(3(i0,1x))', c
end program concurrent
