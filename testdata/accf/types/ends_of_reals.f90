! What is infinite or no number in the functions of the model of real numbers, and the numbers at the ends.
program ends_of_reals
  implicit none
  real(4) :: x(6), y(6), z(6)
  real(8) :: d(6), e(6)
  integer :: i, n(6)
  x = [1.0, -0.5, 3e38, 1e-40, 0.0, -1e-38]
  d = [1d0, -2.5d-300, 1d300, 0d0, 4d-320, -7d0]
  !$acc parallel loop copyin(x, d) copyout(y, e, n, z)
  do i = 1, 6
    n(i) = exponent(x(i)) * 10000 + exponent(d(i))
    z(i) = fraction(x(i)) + set_exponent(fraction(x(i)), 3) + scale(x(i), -2)
    e(i) = fraction(d(i)) * 3 + scale(d(i), 4) / 16 + set_exponent(d(i), -5)
    y(i) = x(i) * 2
    n(i) = n(i) + merge(7, 0, exponent(x(3) * 2 * x(i)) == huge(1))
  end do
  print '(*(i0,1x))', n
  print '(*(z8.8,1x))', transfer(z, n)
  print '(*(es24.16,1x))', e
  !$acc parallel loop copy(x) copyout(y)
  do i = 1, 6
    x(i) = nearest(x(i), 1.0)
    y(i) = nearest(x(i), -3.0) + spacing(x(i)) + rrspacing(x(i))
  end do
  print '(*(z8.8,1x))', transfer(x, n), transfer(y, n)
end program ends_of_reals
