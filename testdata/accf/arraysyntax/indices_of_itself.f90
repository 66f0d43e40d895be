! Indices on the left that read the array itself are computed once, before anything is assigned.
program indices_of_itself
  implicit none
  integer :: a(3, 4), b(5), h(3), i
  a = reshape([2, 1, 3, 1, 1, 1, 4, 4, 4, 2, 2, 2], [3, 4])
  b = [3, 1, 1, 1, 5]
  h = 0
  !$acc kernels copy(a, b)
  a(:, a(1, 1)) = 3
  a(:, a(2, 2)) = 0
  b(b(1):5) = 2
  !$acc end kernels
  !$acc parallel loop copy(h)
  do i = 1, 30
    !$acc atomic
    h(mod(i, 3) + 1) = h(mod(i, 3) + 1) + sum([i, 2 * i, 1])
  end do
  !$acc parallel loop copy(b)
  do i = 1, maxval([2, 4, 3])
    b(i) = b(i) + 10
  end do
  print '(12(i0,1x))', a
  print '(5(i0,1x))', b
  print '(3(i0,1x))', h
end program indices_of_itself
