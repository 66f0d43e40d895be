! expect: 7 unknown reduction operator `-`
program reduction_operator
  implicit none
  integer :: a(5), s, i
  a = 1
  s = 0
  !$acc parallel loop copyin(a) reduction(-:s)
  do i = 1, 5
    s = s - a(i)
  end do
  print *, s
end program reduction_operator
