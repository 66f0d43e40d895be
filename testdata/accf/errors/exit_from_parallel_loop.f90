! expect: 7 `exit` leaves a loop whose iterations run in parallel
program exit_from_parallel_loop
  implicit none
  integer :: a(5), i
  !$acc parallel loop copy(a)
  do i = 1, 5
    if (i == 4) exit
    a(i) = i
  end do
  print *, a
end program exit_from_parallel_loop
