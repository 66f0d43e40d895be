! expect: 8 `end parallel` without `parallel`
program end_without_begin
  implicit none
  integer :: a(5), i
  do i = 1, 5
    a(i) = i
  end do
  !$acc end parallel
  print *, a
end program end_without_begin
