! expect: 7 an operand is missing
program syntax
  implicit none
  integer :: a(5), i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i + * 2
  end do
  print *, a
end program syntax
