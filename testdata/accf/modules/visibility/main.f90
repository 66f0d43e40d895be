! private and public: names that modules hide exist twice, and a hidden one is free for a variable.
program main
  use outer
  implicit none
  integer :: a(4), steps, i
  steps = 7
  call count_call
  !$acc parallel loop copyout(a)
  do i = 1, 4
    a(i) = scaled(i) + hidden(i) * scale + steps + calls * 100000
  end do
  print '(*(i0,1x))', a, calls
end program main
