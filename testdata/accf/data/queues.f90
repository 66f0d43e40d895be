! async with numbers, variables and without; wait for one, for several, for all, as directive and as clause.
program queues
  implicit none
  integer :: a(100), b(100), c(100), d(100), i, q
  a = 0; b = 0; c = 0; d = 0
  q = 3
  !$acc data copy(a, b, c, d)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = i
  end do
  !$acc parallel loop async(2)
  do i = 1, 100
    b(i) = 2 * i
  end do
  !$acc parallel loop async(q) wait(1, 2)
  do i = 1, 100
    c(i) = a(i) + b(101 - i)
  end do
  !$acc wait(q) async(1)
  !$acc parallel loop async(1)
  do i = 1, 100
    a(i) = a(i) * 3 + c(i)
  end do
  !$acc kernels async wait(1)
  d(:) = a + 1
  !$acc end kernels
  !$acc wait
  !$acc update self(d(1:50)) async(q + 1)
  !$acc update self(d(51:100)) async(q + 2)
  !$acc wait(q + 1, q + 2)
  print '(10(i0,1x))', d(1:100:11)
  !$acc end data
  print '(*(i0,1x))', sum([(i * a(i), i = 1, 100)]), sum([(i * b(i), i = 1, 100)]), sum([(i * c(i), i = 1, 100)])
  !$acc enter data copyin(a) async(7)
  !$acc parallel loop present(a) async(7)
  do i = 1, 100
    a(i) = a(i) - i
  end do
  !$acc exit data copyout(a) async(7)
  !$acc wait(7)
  print '(10(i0,1x))', a(1:100:9)
end program queues
