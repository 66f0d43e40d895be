! expect: 5 `parallel` has no `end parallel`
program begin_without_end
  implicit none
  integer :: a(5), i
  !$acc parallel copy(a)
  !$acc loop
  do i = 1, 5
    a(i) = i
  end do
  print *, 'done'
end program begin_without_end
