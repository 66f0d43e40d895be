! Example 6: workers inside of gangs; the first index is that of neighbours in memory.
program example_6
  implicit none
  real :: x(7, 5)
  integer :: m, n, i, j
  m = 6
  n = 5
  x = 0.0
  !$acc parallel num_gangs(4) num_workers(2) copy(x)
  !$acc loop gang
  do j = 1, n
    !$acc loop worker
    do i = 1, m
      x(i,j) = 1 + i + 10 * j ! column-major
    end do
  end do
  !$acc end parallel
  print '(7(f6.1,1x))', x
end program example_6
