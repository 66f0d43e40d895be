! expect: 8 nothing is known of `work`: it needs a routine directive, and its text
program unknown_procedure
  implicit none
  integer :: a(5), i
  external :: work
  !$acc parallel loop copy(a)
  do i = 1, 5
    call work(a(i))
  end do
  print *, a
end program unknown_procedure
