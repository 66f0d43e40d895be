! expect: 5 the last line of the directive is continued by nothing
program continuation_at_end
  implicit none
  integer :: a(5), i
  !$acc parallel loop &
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program continuation_at_end
