! expect: 7 `stop` cannot run on a device
program stop_in_region
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a)
  do i = 1, 5
    if (i == 6) stop 1
    a(i) = i
  end do
  print *, a
end program stop_in_region
