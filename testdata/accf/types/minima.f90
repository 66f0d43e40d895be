! min and max with two to five arguments, of all types, nested, and by their old names.
program minima
  implicit none
  integer :: a(6), r(6, 3), i
  integer(8) :: b(6)
  real :: x(6), s(6, 3)
  real(8) :: d(6)
  a = [3, -1, 4, -1, 5, -9]
  x = [2.5, -1.5, 0.0, 7.25, -3.0, 1.0]
  !$acc parallel loop copyin(a, x) copyout(r, b, s, d)
  do i = 1, 6
    r(i, 1) = min(a(i), a(7 - i)) * 100 + max(a(i), 2)
    r(i, 2) = max(a(i), i, a(7 - i), 0) - min(a(i), i, 2 * i - 5, 3, -a(i))
    r(i, 3) = max0(a(i), -2) + min0(a(i), 2) + max1(x(i), 0.5) + min1(x(i), 0.5)
    b(i) = max(int(a(i), 8) * 10000000000_8, 5_8, -int(i, 8))
    s(i, 1) = min(x(i), x(7 - i), 1.5)
    s(i, 2) = max(min(x(i), 2.0), -1.0) + amax1(x(i), 0.0) + amin0(a(i), 3)
    s(i, 3) = abs(min(0.0, x(i))) + dim(x(i), 1.0) + dim(a(i), 2) + amod(x(i), 2.0)
    d(i) = dmax1(dble(x(i)), 0.1d0) + dmin1(dble(x(i)), 0.1d0, 5d0)
  end do
  print '(6(i0,1x))', r
  print '(6(i0,1x))', b
  print '(6(f8.3,1x))', s
  print '(6(f8.3,1x))', d
end program minima
