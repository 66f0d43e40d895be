! expect: 10 the loop of line 7 has no `end do` before the end of the region
program missing_end_do
  implicit none
  integer :: a(5), i
  !$acc parallel copy(a)
  !$acc loop
  do i = 1, 5
    a(i) = i
  ! the end of the loop is missing
  !$acc end parallel
  print *, a
end program missing_end_do
