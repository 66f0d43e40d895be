! expect: 7 `goto 10` leaves the region of line 5
program goto_out
  implicit none
  integer :: a(5), i
  !$acc parallel copy(a)
  do i = 1, 5
    if (i == 4) goto 10
    a(i) = i
  end do
  !$acc end parallel
10 print *, a
end program goto_out
