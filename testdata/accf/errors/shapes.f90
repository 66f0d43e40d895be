! expect: 6 `a(1:3, :)` has 2 dimensions and `b` has 1
program shapes
  implicit none
  integer :: a(5, 5), b(5)
  !$acc kernels copyin(a) copyout(b)
  b = a(1:3, :)
  !$acc end kernels
  print *, b
end program shapes
