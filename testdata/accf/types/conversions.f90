! Assignments and operands of mixed types: real to integer truncates, integer operands are converted first.
program conversions
  implicit none
  integer :: k(8), i
  integer(8) :: big
  real :: x(8), r
  real(8) :: d(8)
  x = [2.7, -2.7, 0.5, -0.5, 1e6, -1e6, 3.999999, -0.0]
  !$acc parallel loop copy(x) copyout(k, d) private(r, big)
  do i = 1, 8
    k(i) = int(x(i))
    big = int(x(i) * 1000d0, 8)
    r = k(i)
    d(i) = i / 2 + i / 2.0 + 2 ** i / 3d0 + big
    d(i) = d(i) + r * 7 / 2 + 7 / 2 * r
    x(i) = real(i) / 4 - i / 4
    k(i) = k(i) + int(d(i)) * 0 + int(-7 / 2 * 2.0) + int(-7 / 2. * 2)
  end do
  print '(*(i0,1x))', k
  print '(4(f16.4,1x))', d
  print '(8(f7.3,1x))', x
end program conversions
