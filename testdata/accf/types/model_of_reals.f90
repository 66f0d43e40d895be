! huge, tiny, epsilon, digits, range, precision; exponent, fraction, scale, set_exponent, spacing, nearest.
program model_of_reals
  implicit none
  real :: x(4), r(4, 6)
  real(8) :: d(4), y(4, 5)
  integer :: k(4, 3), n(12), i
  x = [0.75, -10.5, 1024.0, 3e-5]
  d = real(x, 8)
  !$acc parallel loop copyin(x, d) copyout(r, k, y)
  do i = 1, 4
    k(i, 1) = exponent(x(i))
    k(i, 2) = exponent(d(i))
    k(i, 3) = ceiling(log(abs(x(i))) / log(2.0) - 1e-3)
    r(i, 1) = fraction(x(i))
    r(i, 2) = scale(x(i), 3)
    r(i, 3) = set_exponent(x(i), 2)
    r(i, 4) = spacing(x(i))
    r(i, 5) = nearest(x(i), 1.0) - x(i)
    r(i, 6) = rrspacing(x(i))
    y(i, 1) = fraction(d(i))
    y(i, 2) = scale(d(i), -7)
    y(i, 3) = spacing(d(i))
    y(i, 4) = nearest(d(i), -1d0) - d(i)
    y(i, 5) = huge(x) / 2 + epsilon(d) + tiny(x)
  end do
  !$acc serial copyout(n)
  n(1) = digits(x)
  n(2) = digits(d)
  n(3) = maxexponent(x)
  n(4) = minexponent(d)
  n(5) = precision(d)
  n(6) = range(x)
  n(7) = radix(x)
  n(8) = range(n)
  n(9) = digits(n)
  n(10) = huge(n)
  n(11) = bit_size(n)
  n(12) = int(huge(1_2)) + kind(d) + kind(n)
  !$acc end serial
  print '(4(i0,1x))', k
  print '(4(es12.4,1x))', r
  print '(4(es12.4,1x))', y
  print '(*(i0,1x))', n
end program model_of_reals
