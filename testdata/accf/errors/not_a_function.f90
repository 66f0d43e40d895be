! expect: 7 nothing is known of the function `b`: as a scalar with parentheses it is an external one
program not_a_function
  implicit none
  integer :: a(5), b, i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = b(i)
  end do
  print *, a
end program not_a_function
