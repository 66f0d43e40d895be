! expect: 6 no loop follows `loop`
program no_loop_at_end
  implicit none
  integer :: a(5)
  !$acc parallel copy(a)
  !$acc loop
  !$acc end parallel
  print *, a
end program no_loop_at_end
