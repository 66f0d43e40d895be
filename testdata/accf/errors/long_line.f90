! expect: 7 the line has more than 132 columns
program long_line
  implicit none
  integer :: a(5), first_term_of_the_sum, second_term_of_the_sum, i
  first_term_of_the_sum = 1; second_term_of_the_sum = 2
  !$acc parallel loop copyout(a)
  do i = 1, 5; a(i) = first_term_of_the_sum * i + second_term_of_the_sum * first_term_of_the_sum * i + second_term_of_the_sum + 12345
  end do
  print *, a
end program long_line
