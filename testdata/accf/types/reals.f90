! Single and double precision side by side: where rounding to single happens must not change.
program reals
  implicit none
  real(4) :: a(4), x
  real(8) :: b(4), y
  integer :: i
  a = [0.1, 16777216.0, 1.5, -3.25]
  b = 0d0
  !$acc parallel loop copyin(a) copy(b) private(x, y)
  do i = 1, 4
    x = a(i) + 1.0
    y = a(i) + 1d0
    b(i) = (y - x) * 1d9 + real(a(i) * 3d0, 8)
  end do
  print '(4(es14.6,1x))', b
  !$acc parallel loop copyout(b)
  do i = 1, 4
    ! a literal without an exponent of d is single, whatever it is assigned to
    b(i) = 0.1 * i - 0.1d0 * i
    b(i) = b(i) * 1d9
  end do
  print '(4(es14.4,1x))', b
  !$acc parallel loop copyin(a) copyout(b)
  do i = 1, 4
    b(i) = dble(a(i)) * 1d-3 + real(i, 4) / 3
    if (i == 4) b(i) = 1 / 3 * 3.0 + 2 / 3.0 + 7 / 2
  end do
  print '(4(f12.4,1x))', b
end program reals
