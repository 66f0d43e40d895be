! Functions of bits, for several kinds and for negative numbers.
program bits
  implicit none
  integer :: a(5), r(5, 12), i
  integer(8) :: b(5, 4)
  integer(1) :: c(5, 3)
  a = [5, -1, 1023, -256, 1431655765]
  !$acc parallel loop copyin(a) copyout(r, b, c)
  do i = 1, 5
    r(i, 1) = iand(a(i), 1022)
    r(i, 2) = ior(a(i), 6)
    r(i, 3) = ieor(a(i), -1)
    r(i, 4) = not(a(i))
    r(i, 5) = ishft(a(i), 3)
    r(i, 6) = ishft(a(i), -3)
    r(i, 7) = ishftc(a(i), 5)
    r(i, 8) = ibits(a(i), 2, 5)
    r(i, 9) = ibset(a(i), 4) - ibclr(a(i), 2) / 2
    r(i, 10) = merge(1, 0, btest(a(i), 2)) + 10 * merge(1, 0, btest(a(i), 31))
    r(i, 11) = popcnt(a(i)) + 100 * leadz(a(i)) + 10000 * trailz(a(i))
    r(i, 12) = shiftr(a(i), 2) + shiftl(iand(a(i), 7), 2) - shifta(a(i), 3)
    b(i, 1) = ishft(int(iand(a(i), 255), 8), 40)
    b(i, 2) = ieor(int(a(i), 8), 6148914691236517205_8)
    b(i, 3) = shiftr(int(a(i), 8), 4)
    b(i, 4) = popcnt(int(a(i), 8)) + 1000 * leadz(int(a(i), 8)) + 100000 * trailz(int(a(i), 8))
    c(i, 1) = iand(int(iand(a(i), 127), 1), 60_1)
    c(i, 2) = ishft(int(iand(a(i), 127), 1), -2)
    c(i, 3) = not(int(iand(a(i), 127), 1))
  end do
  print '(5(i0,1x))', r
  print '(5(i0,1x))', b
  print '(5(i0,1x))', c
end program bits
