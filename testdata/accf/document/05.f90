! Example 5: directive and loop combined; where a number of gangs stands in the clause, the construct is kernels.
program example_5
  implicit none
  real :: x(11), y(11)
  integer :: m, i
  m = 10
  x = 0.0
  y = 0.0
  !$acc parallel loop gang num_gangs(4) copy(x)
  do i = 1, m
    x(i) = 1 + 10 * i
  end do
  !$acc end parallel loop
  !$acc kernels loop gang(4) copy(y)
  do i = 1, m
    y(i) = i
  end do
  !$acc end kernels loop
  print '(11(f6.1,1x))', x, y
end program example_5
