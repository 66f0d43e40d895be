! expect: 5 clause `num_gangs` is not allowed on `data`
program clause_not_allowed
  implicit none
  integer :: a(5), i
  !$acc data copy(a) num_gangs(4)
  !$acc parallel loop
  do i = 1, 5
    a(i) = i
  end do
  !$acc end data
  print *, a
end program clause_not_allowed
