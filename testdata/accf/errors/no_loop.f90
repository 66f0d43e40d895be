! expect: 5 no loop follows `parallel loop`
program no_loop
  implicit none
  integer :: a(5)
  !$acc parallel loop copy(a)
  a(1) = 1
  print *, a
end program no_loop
