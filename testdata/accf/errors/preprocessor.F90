! expect: 5 `#if` without `#endif`
program preprocessor
  implicit none
  integer :: a(5), i
#ifdef NOT_DEFINED
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program preprocessor
