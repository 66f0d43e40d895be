! expect: 6 `parallel` inside of the region of line 5
program nested_regions
  implicit none
  integer :: a(5), i
  !$acc parallel copy(a)
  !$acc parallel loop
  do i = 1, 5
    a(i) = i
  end do
  !$acc end parallel
  print *, a
end program nested_regions
