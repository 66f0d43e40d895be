! expect: 8 `default(none)`: no data clause names `b`
program default_none
  implicit none
  integer :: a(5), b(5), i
  b = 1
  !$acc parallel loop copyout(a) default(none)
  do i = 1, 5
    a(i) = b(i)
  end do
  print *, a
end program default_none
