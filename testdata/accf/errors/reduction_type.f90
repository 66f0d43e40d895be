! expect: 7 `iand` does not reduce reals: `s`
program reduction_type
  implicit none
  real :: s
  integer :: i
  s = 0
  !$acc parallel loop reduction(iand:s)
  do i = 1, 5
    s = s + i
  end do
  print *, s
end program reduction_type
