! int, nint, floor, ceiling, aint, anint of halves and of negative numbers, and their kinds.
program rounding
  implicit none
  real :: x(10)
  real(8) :: y(10)
  integer :: r(10, 5), i
  integer(8) :: b(10, 3)
  real :: s(10, 2)
  real(8) :: d(10, 2)
  x = [0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 2.4999998, -7.0, 3.7, -3.2]
  y = [(real(x(i), 8) * 1d9, i = 1, 10)]
  !$acc parallel loop copyin(x, y) copyout(r, b, s, d)
  do i = 1, 10
    r(i, 1) = int(x(i))
    r(i, 2) = nint(x(i))
    r(i, 3) = floor(x(i))
    r(i, 4) = ceiling(x(i))
    r(i, 5) = idnint(real(x(i), 8)) * 100 + ifix(x(i))
    b(i, 1) = nint(y(i), 8)
    b(i, 2) = floor(y(i) / 3, kind=8)
    b(i, 3) = ceiling(y(i) / 3, 8)
    s(i, 1) = aint(x(i))
    s(i, 2) = anint(x(i))
    d(i, 1) = aint(y(i) / 7)
    d(i, 2) = anint(y(i) / 7)
  end do
  print '(10(i0,1x))', r
  print '(5(i0,1x))', b
  print '(10(f5.1,1x))', s
  print '(5(f16.1,1x))', d
end program rounding
