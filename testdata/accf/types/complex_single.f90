! Complex numbers of single precision: arithmetic, parts, conjugates, comparison and mixed operands.
program complex_single
  implicit none
  complex :: a(4), b(4), z
  real :: r(4, 4)
  integer :: i, n(4)
  a = [(1.0, 2.0), (-0.5, 0.25), (0.0, -4.0), (3.0, 0.0)]
  !$acc parallel loop copyin(a) copyout(b, r, n) private(z)
  do i = 1, 4
    z = a(i) * conjg(a(5 - i)) - (0.0, 1.0) * i
    b(i) = z / (2.0, -1.0) + 3
    b(i) = b(i) ** 2 + 0.5 * a(i) - cmplx(i, -i)
    r(1, i) = real(z)
    r(2, i) = aimag(z) - aimag(conjg(z))
    r(3, i) = abs(a(i)) ** 2
    r(4, i) = real(a(i) * a(i)) + z%im + a(i)%re
    n(i) = 0
    if (a(i) == (0.0, -4.0)) n(i) = 1
    if (a(i) /= 3.0) n(i) = n(i) + 10
    if (real(z) > 0.0 .and. z /= b(i)) n(i) = n(i) + 100
  end do
  print '(8(f10.4,1x))', b
  print '(4(f10.4,1x))', r
  print '(*(i0,1x))', n
end program complex_single
