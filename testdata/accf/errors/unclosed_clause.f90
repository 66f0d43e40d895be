! expect: 5 `)` is missing
program unclosed_clause
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a(1:5) private(i)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program unclosed_clause
