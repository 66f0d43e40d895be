! Complex numbers of double precision and their functions; single and double mixed.
program complex_double
  implicit none
  integer, parameter :: dp = kind(1d0)
  complex(dp) :: a(5), b(5, 6)
  complex(4) :: s(5)
  integer :: i
  a = [(1d0, 0.5d0), (-2d0, 1d0), (0d0, 3d0), (0.1d0, -0.2d0), (-1d0, -1d0)]
  !$acc parallel loop copyin(a) copyout(b, s)
  do i = 1, 5
    b(i, 1) = exp(a(i)) + cmplx(0.1, 0.1d0, dp)
    b(i, 2) = sqrt(a(i)) * (0d0, 1d0)
    b(i, 3) = log(a(i)) - a(i) ** 3
    b(i, 4) = sin(a(i)) / cos(a(i)) + (1d0, 1d0)
    b(i, 5) = a(i) ** (-2) + a(i) ** 0.5d0
    b(i, 6) = a(i) ** a(6 - i)
    s(i) = cmplx(a(i)) * 2
    b(i, 1) = b(i, 1) + s(i) * abs(a(i))
  end do
  print '(4(es12.4,1x))', b
  print '(4(f8.3,1x))', s
end program complex_double
