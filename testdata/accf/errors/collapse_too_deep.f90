! expect: 5 `collapse(2)` needs two loops, one directly inside of the other
program collapse_too_deep
  implicit none
  integer :: a(5), i
  !$acc parallel loop collapse(2) copy(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program collapse_too_deep
