! expect: 8 `print` cannot run on a device
program print_in_region
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a)
  do i = 1, 5
    a(i) = i
    print *, a(i)
  end do
end program print_in_region
