! A directive in front of do concurrent.
program concurrent_loop
  implicit none
  integer :: a(3, 4), i, j
  a = 0
  !$acc parallel loop copy(a)
  do concurrent (i = 1:3, j = 1:4)
    a(i, j) = 10 * i + j
  end do
  print '(3(i0,1x))', a
end program concurrent_loop
