! sign with zeros of both signs, abs of all types, comparison of zeros.
program signs
  implicit none
  real :: z(4), r(4, 3)
  real(8) :: d(4)
  integer :: k(4), m(4), i
  integer(8) :: b(4)
  z = [0.0, -0.0, 2.0, -2.0]
  k = [0, -5, 5, 7]
  !$acc parallel loop copyin(z, k) copyout(r, d, m, b)
  do i = 1, 4
    r(i, 1) = sign(3.5, z(i))
    r(i, 2) = sign(-1.25, -z(i))
    r(i, 3) = abs(z(i)) + sign(0.5, -0.0)
    d(i) = sign(2d0, real(z(i), 8)) + sign(0.25d0, -0d0)
    m(i) = sign(9, k(i)) * 100 + abs(k(i)) + isign(3, -k(i)) + iabs(-k(i))
    if (z(i) == 0.0) m(i) = m(i) + 10000
    if (z(i) == -0.0) m(i) = m(i) + 20000
    b(i) = abs(-int(k(i), 8) * 5000000000_8) - sign(1_8, int(k(i), 8))
  end do
  print '(4(f7.3,1x))', r
  print '(4(f7.3,1x))', d
  print '(4(i0,1x))', m
  print '(4(i0,1x))', b
end program signs
