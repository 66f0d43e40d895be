! expect: 6 module `kinds` has no `dp`
module kinds
  integer, parameter :: sp = 4
end module kinds
program missing_name
  use kinds, only: dp
  implicit none
  real(dp) :: a(5)
  integer :: i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program missing_name
