! expect: 11 `end data` inside of the region `parallel` of line 6
program crossed_ends
  implicit none
  integer :: a(5), i
  !$acc data copy(a)
  !$acc parallel
  !$acc loop
  do i = 1, 5
    a(i) = i
  end do
  !$acc end data
  !$acc end parallel
  print *, a
end program crossed_ends
