! Steps: negative, larger than the range, not a divisor of the range, and loops without iterations.
program steps
  implicit none
  integer :: a(-5:20), i
  a = 0
  !$acc data copy(a)
  !$acc parallel loop
  do i = 10, 1, -3
    a(i) = a(i) + i
  end do
  !$acc parallel loop
  do i = 2, 20, 7
    a(i) = a(i) + 100
  end do
  !$acc parallel loop
  do i = 3, 4, 50
    a(i) = a(i) + 1000
  end do
  !$acc parallel loop
  do i = 5, 1
    a(i) = a(i) + 10000
  end do
  !$acc parallel loop
  do i = 1, 5, -1
    a(i) = a(i) + 20000
  end do
  !$acc parallel loop
  do i = 1, 0, 2
    a(i) = a(i) + 30000
  end do
  !$acc parallel loop
  do i = -5, -5, -9
    a(i) = a(i) + 40000
  end do
  !$acc parallel loop
  do i = 1, -4, -2
    a(i) = a(i) - 7
  end do
  !$acc end data
  print '(*(i0,1x))', a
end program steps
