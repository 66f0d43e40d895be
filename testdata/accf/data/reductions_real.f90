! Reductions of reals and complex numbers whose values are exact in any order.
program reductions_real
  implicit none
  real :: x(16), s, p, hi, lo
  real(8) :: d, dhi
  complex :: z
  complex(8) :: w
  integer :: i
  x = [(real(mod(i * 5, 17)) * 0.25 - 2.0, i = 1, 16)]
  s = 0.5; p = 1.0; hi = -1e30; lo = 1e30
  d = 1d10; dhi = -huge(1d0)
  z = (1.0, -1.0); w = (0d0, 2d0)
  !$acc parallel loop copyin(x) reduction(+:s, d, z, w) reduction(*:p) reduction(max:hi, dhi) reduction(min:lo)
  do i = 1, 16
    s = s + x(i)
    if (mod(i, 5) == 0) p = p * (x(i) - 0.125)
    hi = max(hi, x(i) * i)
    lo = min(lo, x(i) * i)
    d = d + x(i) * 1d-3 * 1024d0
    dhi = max(dhi, -real(x(i), 8))
    z = z + cmplx(x(i), i)
    w = w + (0d0, 0.5d0) * x(i)
  end do
  print '(4(f12.5,1x))', s, p, hi, lo
  print '(2(f18.5,1x))', d, dhi
  print '(4(f10.3,1x))', z, w
end program reductions_real
