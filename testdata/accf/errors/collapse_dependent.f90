! expect: 7 the bounds of a collapsed loop must not depend on `j`
program collapse_dependent
  implicit none
  integer :: a(5, 5), i, j
  !$acc parallel loop collapse(2) copy(a)
  do j = 1, 5
    do i = 1, j
      a(i, j) = i
    end do
  end do
  print *, a(1, 1)
end program collapse_dependent
