! Functions of one real argument, in single precision.
program functions_single
  implicit none
  real :: x(3), r(3, 21)
  integer :: i
  x = [0.25, 0.5, 0.875]
  !$acc parallel loop copyin(x) copyout(r)
  do i = 1, 3
    r(i, 1) = sin(x(i))
    r(i, 2) = cos(x(i))
    r(i, 3) = tan(x(i))
    r(i, 4) = asin(x(i))
    r(i, 5) = acos(x(i))
    r(i, 6) = atan(x(i))
    r(i, 7) = sinh(x(i))
    r(i, 8) = cosh(x(i))
    r(i, 9) = tanh(x(i))
    r(i, 10) = asinh(x(i))
    r(i, 11) = acosh(1.0 + x(i))
    r(i, 12) = atanh(x(i))
    r(i, 13) = exp(x(i))
    r(i, 14) = log(x(i))
    r(i, 15) = alog10(x(i)) + log10(x(i) * 2.0)
    r(i, 16) = sqrt(x(i))
    r(i, 17) = erf(x(i))
    r(i, 18) = erfc(x(i))
    r(i, 19) = gamma(x(i) + 1.0)
    r(i, 20) = log_gamma(x(i) + 3.0)
    r(i, 21) = abs(x(i) - 0.6) + alog(x(i)) + amax1(x(i), 0.3)
  end do
  print '(3(es12.4,1x))', r
end program functions_single
