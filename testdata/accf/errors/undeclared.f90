! expect: 7 `aa` is not declared
program undeclared
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a)
  do i = 1, 5
    a(i) = i + aa
  end do
  print *, a
end program undeclared
