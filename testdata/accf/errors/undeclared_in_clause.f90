! expect: 5 `b` is not declared
program undeclared_in_clause
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a) copyin(b)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program undeclared_in_clause
