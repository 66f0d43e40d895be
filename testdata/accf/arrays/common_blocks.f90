! Arrays and scalars in named and blank common blocks, used in regions of two program units.
program common_blocks
  implicit none
  real :: u, v, factor
  integer :: n, k, i
  common /fields/ u(0:5), v(2, 3)
  common /settings/ factor, n
  common k
  factor = 2.5
  n = 5
  k = 3
  u = [(real(i), i = 0, 5)]
  v = 1.0
  call step
  print '(6(f8.2,1x))', u
  print '(6(f8.2,1x))', v
  print '(i0)', k
end program common_blocks

subroutine step
  implicit none
  real :: a, b, scale
  integer :: last, kk, i, j
  common /fields/ a(0:5), b(6)
  common /settings/ scale, last
  common kk
  !$acc parallel loop copy(a)
  do i = 0, last
    a(i) = a(i) * scale + real(kk)
  end do
  !$acc parallel loop copy(b) copyin(a)
  do j = 1, 6
    b(j) = b(j) + a(6 - j) * real(j)
  end do
  !$acc serial copy(kk)
  kk = kk + last
  !$acc end serial
end subroutine step
