! expect: 14 `write` cannot run on a device
program write_in_routine
  implicit none
  integer :: a(5), i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    call trace(i, a(i))
  end do
contains
  subroutine trace(i, r)
    !$acc routine seq
    integer, intent(in) :: i
    integer, intent(out) :: r
    write (*, *) i
    r = i
  end subroutine trace
end program write_in_routine
