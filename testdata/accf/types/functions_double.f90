! The same in double precision, also by their old names, and functions of two arguments.
program functions_double
  implicit none
  real(8) :: x(3), y(3), r(3, 24)
  integer :: i
  x = [0.25d0, 0.5d0, 0.875d0]
  y = [-2d0, 0.5d0, 3d0]
  !$acc parallel loop copyin(x, y) copyout(r)
  do i = 1, 3
    r(i, 1) = dsin(x(i))
    r(i, 2) = dcos(x(i))
    r(i, 3) = dtan(x(i))
    r(i, 4) = dasin(x(i))
    r(i, 5) = dacos(x(i))
    r(i, 6) = datan(x(i))
    r(i, 7) = dsinh(x(i))
    r(i, 8) = dcosh(x(i))
    r(i, 9) = dtanh(x(i))
    r(i, 10) = atan2(y(i), x(i))
    r(i, 11) = datan2(x(i), y(i))
    r(i, 12) = atan(y(i), -x(i))
    r(i, 13) = dexp(y(i))
    r(i, 14) = dlog(x(i))
    r(i, 15) = dlog10(x(i))
    r(i, 16) = dsqrt(x(i))
    r(i, 17) = hypot(x(i), y(i))
    r(i, 18) = x(i) ** y(i)
    r(i, 19) = dabs(y(i)) + dsign(x(i), y(i)) + dmod(y(i), 0.75d0)
    r(i, 20) = erf(x(i)) * gamma(x(i)) + log_gamma(x(i))
    r(i, 21) = acosh(1d0 + x(i)) + asinh(y(i)) + atanh(x(i))
    r(i, 22) = dprod(real(x(i)), real(y(i))) + dble(i)
    r(i, 23) = dim(y(i), x(i)) + ddim(x(i), y(i))
    r(i, 24) = exp(-x(i) * x(i) / 2d0) / sqrt(8d0 * atan(1d0))
  end do
  print '(3(es12.4,1x))', r
end program functions_double
