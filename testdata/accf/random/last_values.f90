! The last values that loops of `kernels` give to scalars.
program last_values
  implicit none
  integer :: a(6), i, j, t, u
  a = [5, 1, 4, 2, 8, 3]
  t = -1
  u = -1
  !$acc kernels
  do i = 1, 6
    t = 2 * a(i)
    do j = 1, 3
      u = t + j
    end do
    a(i) = u
  end do
  !$acc end kernels
  print *, t, u, a
end program last_values
