! Example 4: a loop over gangs, with the number of gangs left open and given.
program example_4
  implicit none
  real :: x(11), y(11)
  integer :: m, i
  m = 10
  x = 0.0
  y = 0.0
  !$acc parallel copy(x)
  !$acc loop gang
  do i = 1, m
    x(i) = 1
  end do
  !$acc end parallel
  !$acc parallel num_gangs(4) copy(y)
  !$acc loop gang
  do i = 1, m
    y(i) = 1 + i
  end do
  !$acc end parallel
  print '(11(f6.1,1x))', x, y
end program example_4
