! implicit statements: double precision for most letters, logical and complex for others, also inside of a procedure.
program implicit_double
  implicit double precision (a-h, o-w), logical (y), complex (z), integer*8 (j)
  parameter (n = 4)
  dimension a(n), j(n)
  complex z(n)
  logical y(n)
  third = 1d0 / 3d0
  !$acc parallel loop copyout(a, j, y, z) private(t)
  do i = 1, n
    t = third * i
    a(i) = (t - real(t)) * 1d9
    j(i) = 2000000000_8 * i
    y(i) = t > 1
    zz = (0.5, 1.5)
    z(i) = zz * i
  end do
  print '(4(es12.4,1x))', a
  print '(*(i0,1x))', j
  print '(*(l1,1x))', y
  print '(8(f6.2,1x))', z
  call sub(a, n)
  print '(4(es12.4,1x))', a
end program implicit_double

subroutine sub(a, n)
  implicit real*8 (a-h, o-z)
  dimension a(n)
  tenth = 0.1d0
  !$acc parallel loop copyout(a)
  do 10 i = 1, n
    a(i) = tenth * i - 0.1 * i
10 continue
end subroutine sub
