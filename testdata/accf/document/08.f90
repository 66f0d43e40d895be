! Example 8: one loop over gangs and their workers, for trip counts below and above the number of workers.
program example_8
  implicit none
  real :: x(40)
  integer :: m, i
  do m = 0, 40, 8
    x = 0.0
    !$acc parallel num_workers(16) copy(x)
    !$acc loop gang worker
    do i = 1, m
      x(i) = 1 + i
    end do
    !$acc end parallel
    print '(i0,1x,3(f7.1,1x))', m, x(1), x(max(m, 1)), sum(x)
  end do
end program example_8
