! expect: 5 `C` in the first column is no comment in free form
program fixed_comment
  implicit none
  integer :: a(5), i
C     a comment as in fixed form
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program fixed_comment
