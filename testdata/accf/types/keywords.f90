! Arguments of intrinsic functions by name, in another order than that of the parameters.
program keywords
  implicit none
  integer :: i, k(6, 8)
  real :: x(6), r(6, 5)
  integer, parameter :: to(2) = [2, 3]
  integer :: m(2, 3), n(3, 2)
  x = [1.5, -2.25, 3.0, -4.5, 0.125, 6.0]
  !$acc parallel loop copyin(x) copyout(k, r)
  do i = 1, 6
    k(i, 1) = mod(p=4, a=i * 5)
    k(i, 2) = modulo(p=-4, a=i * 5)
    k(i, 3) = ishft(shift=i, i=3)
    k(i, 4) = ibits(len=3, pos=1, i=i * 7)
    k(i, 5) = merge(mask=i > 3, tsource=i, fsource=-i)
    k(i, 6) = merge(fsource=1, mask=btest(pos=0, i=i), tsource=2)
    k(i, 7) = ibset(pos=i, i=0)
    k(i, 8) = merge_bits(mask=6, j=i, i=-1)
    r(i, 1) = sign(b=x(i), a=2.0)
    r(i, 2) = atan2(x=2.0, y=x(i))
    r(i, 3) = dim(y=1.0, x=x(i))
    r(i, 4) = hypot(y=x(i), x=2.0)
    r(i, 5) = real(a=i, kind=4) + nint(a=x(i)) + cmplx(x=x(i), y=1.0)
  end do
  !$acc kernels copyin(x) copyout(m, n)
  m = reshape(source=[1, 2, 3, 4, 5, 6], shape=to)
  n = reshape([1, 2, 3], [3, 2], order=[2, 1], pad=[7, 8])
  m(1, 1) = sum(array=int(x), mask=x > 0)
  m(2, 1) = maxval(int(x), mask=x < 3)
  !$acc end kernels
  print '(6(i0,1x))', k
  print '(6(f9.4,1x))', r
  print '(*(i0,1x))', m, n
end program keywords
