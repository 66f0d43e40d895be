! gang, worker and vector alone, together, and nested; more and fewer iterations than lanes.
program levels
  implicit none
  integer, parameter :: n = 70
  integer :: a(n), b(n, 3), c(2, 5, 9), d(n), i, j, k
  !$acc data copyout(a, b, c, d)
  !$acc parallel num_gangs(4) num_workers(2) vector_length(32)
  !$acc loop gang
  do i = 1, n
    a(i) = i
  end do
  !$acc loop gang worker vector
  do i = 1, n
    d(i) = i * i
  end do
  !$acc end parallel
  !$acc parallel num_gangs(3) num_workers(4) vector_length(32)
  !$acc loop gang
  do j = 1, 3
    !$acc loop worker vector
    do i = 1, n
      b(i, j) = a(i) * j + d(n + 1 - i)
    end do
  end do
  !$acc end parallel
  !$acc parallel num_gangs(2) num_workers(2) vector_length(32)
  !$acc loop gang
  do k = 1, 9
    !$acc loop worker
    do j = 1, 5
      !$acc loop vector
      do i = 1, 2
        c(i, j, k) = 100 * i + 10 * j + k
      end do
    end do
  end do
  !$acc end parallel
  !$acc parallel loop gang vector
  do i = 1, n
    a(i) = a(i) + b(i, 2)
  end do
  !$acc end data
  print '(10(i0,1x))', a
  print '(10(i0,1x))', b(:, 3)
  print '(10(i0,1x))', c
end program levels
