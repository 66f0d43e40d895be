! Example 7: lanes inside of workers inside of gangs; with parallel, and with numbers in the clauses of kernels.
program example_7
  implicit none
  real :: x(10, 3, 5), y(10, 3, 5)
  integer :: m, n, p, i, j, k
  m = 9
  n = 3
  p = 5
  x = 0.0
  y = 0.0
  !$acc parallel num_gangs(4) num_workers(2) vector_length(8) copy(x)
  !$acc loop gang
  do k = 1, p
    !$acc loop worker
    do j = 1, n
      !$acc loop vector
      do i = 1, m
        x(i,j,k) = i + 10 * j + 100 * k ! column-major
      end do
    end do
  end do
  !$acc end parallel
  !$acc kernels copy(y)
  !$acc loop independent gang(4)
  do k = 1, p
    !$acc loop independent worker(2)
    do j = 1, n
      !$acc loop independent vector(8)
      do i = 1, m
        y(i,j,k) = x(i,j,k) * 2
      end do
    end do
  end do
  !$acc end kernels
  print '(10(f7.1,1x))', x(:, :, 1), x(:, :, p), y(:, n, :)
end program example_7
