! Example 3: a loop that cannot run in parallel, by one gang; its first iteration is number one.
program example_3
  implicit none
  real :: x(10)
  integer :: m, i
  m = 10
  x = 0.0
  !$acc parallel num_gangs(1) copy(x)
  do i = 1, m
    if (i == 1) then
      x(i) = 1
    else
      x(i) = 2 * x(i - 1)
    end if
  end do
  !$acc end parallel
  print '(5(f8.1,1x))', x
end program example_3
