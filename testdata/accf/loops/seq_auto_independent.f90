! seq keeps the order; auto must find out that iterations depend on each other; independent promises.
program seq_auto_independent
  implicit none
  integer :: a(10), b(10), c(10), index(10), i
  a(1) = 1; b(1) = 1
  a(2:) = 0; b(2:) = 0; c = 0
  index = [3, 1, 4, 10, 5, 9, 2, 6, 8, 7]
  !$acc kernels copy(a, b, c) copyin(index)
  !$acc loop seq
  do i = 2, 10
    a(i) = 2 * a(i - 1) + 1
  end do
  !$acc loop auto
  do i = 2, 10
    b(i) = b(i - 1) + i
  end do
  !$acc loop independent
  do i = 1, 10
    c(index(i)) = a(i) + b(i)
  end do
  !$acc end kernels
  !$acc parallel loop auto copy(b)
  do i = 9, 1, -1
    b(i) = b(i) + b(i + 1)
  end do
  print '(*(i0,1x))', a
  print '(*(i0,1x))', b
  print '(*(i0,1x))', c
end program seq_auto_independent
