! serial: all statements in their order, loops and recurrences among them; serial loop.
program serials
  implicit none
  integer :: a(10), s, i, j
  a = 0
  s = 1
  !$acc serial copy(a, s)
  a(1) = 1
  a(2) = 1
  do i = 3, 10
    a(i) = a(i - 1) + a(i - 2)
  end do
  do i = 10, 2, -1
    a(i) = a(i) - a(i - 1)
    s = mod(s * 3 + a(i), 1009)
  end do
  if (s > 5) s = s + 10000
  !$acc end serial
  print '(*(i0,1x))', a, s
  !$acc serial loop seq copy(a) private(j)
  do i = 2, 10
    do j = 1, i - 1
      a(i) = a(i) + a(j)
    end do
  end do
  print '(*(i0,1x))', a
end program serials
