! kernels loop, kernels with several nests that depend on each other, and clauses for single loops.
program kernels_loops
  implicit none
  integer, parameter :: n = 20, m = 6
  integer :: a(n, m), b(m, n), c(n), i, j
  !$acc kernels loop collapse(2) independent copyout(a)
  do j = 1, m
    do i = 1, n
      a(i, j) = i * j
    end do
  end do
  !$acc kernels copy(a) copyout(b, c)
  !$acc loop independent gang
  do i = 1, n
    !$acc loop independent vector(32)
    do j = 1, m
      b(j, i) = a(i, j) + 1000
    end do
  end do
  do i = 1, n
    c(i) = 0
    do j = 1, m
      c(i) = c(i) + b(j, n + 1 - i) * j
    end do
  end do
  do j = 2, m
    do i = 1, n
      a(i, j) = a(i, j) + a(i, j - 1) + mod(c(i), 10)
    end do
  end do
  !$acc end kernels
  print '(20(i0,1x))', a
  print '(20(i0,1x))', c
end program kernels_loops
