! expect: 7 `a` has 2 dimensions, and here are 1
program rank
  implicit none
  integer :: a(5, 5), i
  !$acc parallel loop copy(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a(1, 1)
end program rank
