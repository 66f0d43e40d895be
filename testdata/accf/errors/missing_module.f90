! expect: 3 module `no_such_kinds` is in none of the files
program missing_module
  use no_such_kinds, only: wp
  implicit none
  real(wp) :: a(5)
  integer :: i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program missing_module
