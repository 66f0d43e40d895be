! Scalars in kernels are shared and come back: assigned in the region, read by later loops and by the host.
program kernels_scalars
  implicit none
  integer :: a(8), n, total, i
  real :: top
  n = 3
  a = 0
  !$acc kernels copy(a)
  n = n + 2
  do i = 1, 8
    a(i) = n * i
  end do
  top = real(a(8)) + 0.5
  total = 0
  do i = 1, 8
    total = total + a(i) * i
  end do
  a(1) = total - n
  !$acc end kernels
  print '(*(i0,1x))', a, n, total
  print '(f8.2)', top
end program kernels_scalars
