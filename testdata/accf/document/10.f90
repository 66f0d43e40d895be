! The second example 11: one loop over gangs, workers and lanes.
program example_gang_worker_vector
  implicit none
  real :: x(101), y(101)
  integer :: m, i
  m = 100
  x = 0.0
  y = 0.0
  !$acc parallel copy(x)
  !$acc loop gang worker vector
  do i = 1, m
    x(i) = 1 + 3 * i
  end do
  !$acc end parallel
  !$acc parallel num_gangs(4) num_workers(2) vector_length(8) copy(y)
  !$acc loop gang worker vector
  do i = 1, m
    y(i) = 1 - i
  end do
  !$acc end parallel
  print '(10(f7.1,1x))', x, y
end program example_gang_worker_vector
