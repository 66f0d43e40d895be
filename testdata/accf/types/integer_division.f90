! Integer division truncates towards zero; mod takes the sign of the first, modulo of the second argument; reals too.
program integer_division
  implicit none
  integer :: p(8), q(8), r(8, 4), i
  real(8) :: x(8, 2)
  integer(8) :: b(8)
  p = [7, -7, 7, -7, 6, -6, 0, 1]
  q = [3, 3, -3, -3, 3, 3, -5, -5]
  !$acc parallel loop copyin(p, q) copyout(r, x, b)
  do i = 1, 8
    r(i, 1) = p(i) / q(i)
    r(i, 2) = mod(p(i), q(i))
    r(i, 3) = modulo(p(i), q(i))
    r(i, 4) = -p(i) / q(i) * 10 + p(i) * 10 / q(i)
    x(i, 1) = mod(p(i) + 0.5d0, real(q(i), 8))
    x(i, 2) = modulo(p(i) + 0.5d0, real(q(i), 8))
    b(i) = modulo(int(p(i), 8) * 10000000000_8, int(q(i), 8) * 7_8)
  end do
  print '(8(i0,1x))', r
  print '(8(f8.3,1x))', x
  print '(8(i0,1x))', b
end program integer_division
