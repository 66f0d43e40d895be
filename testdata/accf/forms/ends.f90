integer function one(x)
  !$acc routine seq
  integer, intent(in) :: x
  one = x + 1
end
! A main program without a program statement; ends without names, in one and in two words.
implicit none
integer :: a(3), i
interface
  integer function one(x)
    !$acc routine seq
    integer, intent(in) :: x
  end
end interface
!$acc parallel loop copyout(a)
do i = 1, 3
  if (i == 2) then
    a(i) = one(10)
  else
    a(i) = i
  endif
enddo
call show
contains
subroutine show
  print '(*(i0,1x))', a
endsubroutine
end
