! double precision, double complex's spelling complex*16, real*8, integer*8, logical*1, and lengths after names.
program old_declarations
  implicit none
  double precision a(3), b
  real*8 c(3)
  real*4 d(3)
  integer*8 e(3)
  integer*2 f(3)
  integer*8 g
  logical*1 h(3)
  complex*16 z(3)
  complex*8 w
  integer i
  data a / 1d0, 2*0.1d0 /, d / 3*2.5 /
  data e(1), e(2), e(3) / 5000000000_8, -1, 7 /
  b = 1d-1
  w = (1.0, -1.0)
  !$acc parallel loop copy(a, d, e) copyout(c, f, h, z) private(g)
  do i = 1, 3
    c(i) = a(i) - b
    a(i) = a(i) + d(i)
    g = e(i) * 2
    e(i) = g + i
    f(i) = int(i * 1000, 2)
    h(i) = c(i) == 0d0
    z(i) = dcmplx(c(i), a(i)) * w
  end do
  print '(3(f8.3,1x))', a, c
  print '(*(i0,1x))', e, f
  print '(*(l1,1x))', h
  print '(6(f8.3,1x))', z
end program old_declarations
