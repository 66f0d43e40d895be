! expect: 8 `n` is a constant
program parallel_write
  implicit none
  integer, parameter :: n = 5
  integer :: a(n), i
  !$acc parallel loop copyout(a)
  do i = 1, n
    n = i
    a(i) = n
  end do
  print *, a
end program parallel_write
