! A parallel region with several loops over different data, and with redundant statements between them.
program several_loops
  implicit none
  integer :: a(30), b(30), c(5), k, i
  a = 0
  b = 0
  !$acc parallel num_gangs(3) copy(a, b) copyout(c) private(k)
  k = 4
  !$acc loop gang
  do i = 1, 30
    a(i) = i + k
  end do
  k = k * 2 + 1
  !$acc loop gang vector
  do i = 30, 1, -1
    b(i) = i * k
  end do
  if (k == 9) then
    !$acc loop gang
    do i = 1, 5
      c(i) = 100 * i + k
    end do
  end if
  !$acc end parallel
  print '(10(i0,1x))', a, b
  print '(*(i0,1x))', c
end program several_loops
