! expect: 13 `return` leaves the region of line 11
program return_in_region
  implicit none
  integer :: a(5)
  call work(a)
  print *, a
contains
  subroutine work(a)
    integer, intent(out) :: a(5)
    integer :: i
    !$acc parallel loop copyout(a)
    do i = 1, 5
      if (i == 6) return
      a(i) = i
    end do
  end subroutine work
end program return_in_region
