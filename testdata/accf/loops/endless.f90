! do without control, left by exit.
program endless
  implicit none
  real(8) :: x(6), r(6), old
  integer :: i, n(6)
  x = [2d0, 9d0, 16d0, 100d0, 0.25d0, 7d0]
  !$acc parallel loop private(old) copyin(x) copyout(r, n)
  do i = 1, 6
    r(i) = 1d0
    n(i) = 0
    do
      old = r(i)
      r(i) = 0.5d0 * (old + x(i) / old)
      n(i) = n(i) + 1
      if (abs(r(i) - old) < 1d-6 * r(i)) exit
      if (n(i) > 50) exit
    end do
  end do
  print '(6(f9.5,1x))', r
  print '(*(i0,1x))', n
end program endless
