! expect: 5 `update` needs `self`, `host` or `device`
program update_nothing
  implicit none
  integer :: a(5)
  !$acc update if(a(1) == 0)
  a = 0
  print *, a
end program update_nothing
