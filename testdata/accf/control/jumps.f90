! goto inside of an iteration: forward over statements, backward, out of inner loops, to the end of the iteration.
program jumps
  implicit none
  integer :: r(8), s(8), i, j, k, n
  !$acc parallel loop copyout(r, s) private(j, k, n)
  do i = 1, 8
    r(i) = 0
    s(i) = i
    if (mod(i, 4) == 0) goto 100
    r(i) = 1
    n = 0
10  continue
    n = n + 1
    r(i) = r(i) * 2 + n
    if (n < i) go to 10
    do j = 1, 5
      do k = 1, 5
        if (j * k == 6 + i) goto 20
        s(i) = s(i) + j * k
      end do
    end do
    s(i) = -s(i)
    goto 30
20  s(i) = s(i) + 1000 * j
30  if (i > 5) goto 40
    r(i) = r(i) + 10000
40  r(i) = r(i) + 100000
100 continue
  end do
  print '(*(i0,1x))', r, s
end program jumps
