! A submodule holds the region and the routine, its module only their interfaces.
program main
  use shapes, only: fill, twist
  implicit none
  integer :: a(5)
  call fill(a, 1000)
  print '(*(i0,1x))', a, twist(3)
end program main
