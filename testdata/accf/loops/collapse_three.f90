! collapse(3), then collapse(2) around an inner loop, and a collapse that is smaller than the nest.
program collapse_three
  implicit none
  integer, parameter :: n = 3, m = 4, l = 5
  integer :: a(n, m, l), b(n, m), c(l), i, j, k
  !$acc data copyout(a, b, c)
  !$acc parallel loop gang vector collapse(3)
  do k = 1, l
    do j = 1, m
      do i = 1, n
        a(i, j, k) = i + 10 * j + 100 * k
      end do
    end do
  end do
  !$acc parallel loop gang collapse(2)
  do j = 1, m
    do i = 1, n
      b(i, j) = 0
      !$acc loop seq
      do k = l, 1, -1
        b(i, j) = mod(3 * b(i, j) + a(i, j, k), 1000)
      end do
    end do
  end do
  !$acc kernels loop independent
  do k = 1, l
    c(k) = 0
    do j = 1, m
      do i = 1, n
        c(k) = mod(2 * c(k) + a(i, j, k), 997)
      end do
    end do
  end do
  !$acc end data
  print '(3(i0,1x))', a(:, :, 2)
  print '(3(i0,1x))', b
  print '(*(i0,1x))', c
end program collapse_three
