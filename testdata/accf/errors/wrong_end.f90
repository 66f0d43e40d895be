! expect: 9 `end parallel` ends no `parallel`: the region of line 5 is `kernels`
program wrong_end
  implicit none
  integer :: a(5), i
  !$acc kernels copy(a)
  do i = 1, 5
    a(i) = i
  end do
  !$acc end parallel
  print *, a
end program wrong_end
