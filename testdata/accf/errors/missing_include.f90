! expect: 4 cannot read `nothing_there.inc`
program missing_include
  implicit none
  include 'nothing_there.inc'
  integer :: a(5), i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program missing_include
