! Functions that not all targets have.
program bessel
  implicit none
  real :: x(3), r(3, 3)
  integer :: i
  x = [0.25, 0.5, 0.875]
  !$acc parallel loop copyin(x) copyout(r)
  do i = 1, 3
    r(i, 1) = bessel_j0(x(i)) + bessel_j1(x(i)) * 2.0
    r(i, 2) = bessel_y0(x(i)) + bessel_y1(x(i)) * 2.0
    r(i, 3) = erfc_scaled(x(i)) + bessel_jn(2, x(i))
  end do
  print '(3(es12.4,1x))', r
end program bessel
