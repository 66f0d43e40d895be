! expect: 5 unknown clause `copyint`, perhaps `copyin`
program unknown_clause
  implicit none
  integer :: a(5), b(5), i
  !$acc parallel loop copyint(a) copyout(b)
  do i = 1, 5
    b(i) = i
  end do
  a = b
  print *, a
end program unknown_clause
