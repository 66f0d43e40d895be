! Kinds of iso_c_binding, c_bool among them.
program kinds_of_c
  use iso_c_binding
  implicit none
  integer(c_int) :: a(3)
  integer(c_long_long) :: b(3)
  integer(c_signed_char) :: e(3)
  real(c_float) :: c(3)
  real(c_double) :: d(3)
  logical(c_bool) :: f(3)
  complex(c_double_complex) :: g(3)
  integer(c_size_t) :: s
  integer :: i
  s = 1000
  !$acc parallel loop copyout(a, b, c, d, e, f, g)
  do i = 1, 3
    a(i) = i * 5_c_int
    b(i) = i * 5000000000_c_long_long + s
    c(i) = 1.0_c_float / (i + 2)
    d(i) = 1.0_c_double / (i + 2)
    e(i) = int(-i * 40, c_signed_char)
    f(i) = logical(mod(i, 2) == 0, c_bool)
    g(i) = cmplx(d(i), a(i), c_double_complex)
  end do
  print '(*(i0,1x))', a, b, e, c_float, c_double
  print '(3(es12.4,1x))', (c - d) * 1e9_c_double
  print '(*(l1,1x))', f
  print '(6(f9.4,1x))', g
end program kinds_of_c
