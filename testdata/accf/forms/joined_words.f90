! Keywords that may be written as one or two words.
module joined
  implicit none
contains
  elemental subroutine bump(x)
    !$acc routine seq
    integer, intent(in out) :: x
    x = x + 1
  endsubroutine bump
  double precision function twice(x)
    !$acc routine seq
    doubleprecision, intent(in) :: x
    twice = 2 * x
  endfunction
endmodule joined
program words
  use joined
  implicit none
  double  precision :: d(4)
  integer :: a(4), i
  a = [1, 2, 3, 4]
  !$acc parallel loop copy(a) copyout(d)
  do i = 1, 4
    selectcase (i)
    case (1)
      a(i) = 10
    case default
      call bump(a(i))
    endselect
    if (i == 3) go to 10
    if (i == 4) goto 20
    d(i) = twice(0.25d0 * i)
    cycle
10  d(i) = -1
    cycle
20  d(i) = -2
  enddo
  !$acc kernels copy(a)
  where (a > 3)
    a = -a
  else where
    a = a * 100
  endwhere
  !$acc end kernels
  print '(*(i0,1x))', a
  print '(4(f8.3,1x))', d
endprogram
