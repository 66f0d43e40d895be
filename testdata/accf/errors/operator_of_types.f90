! expect: 8 `+` of a logical and an integer
program operator_of_types
  implicit none
  integer :: a(5), i
  logical :: l
  l = .true.
  !$acc parallel loop copyout(a)
  do i = 1, 5; a(i) = l + i
  end do
  print *, a
end program operator_of_types
