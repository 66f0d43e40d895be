! All reductions of integers, of three kinds; the value from before takes part.
program reductions_integer
  implicit none
  integer :: a(20), i
  integer :: plus, times, most, least, ands, ors, xors
  integer(8) :: plus8, most8
  integer(2) :: plus2, least2
  a = [(mod(i * i * 7 + 3 * i, 31) - 9, i = 1, 20)]
  plus = 1000; times = -2; most = -100; least = 100; ands = 127; ors = 64; xors = 5
  plus8 = 5000000000_8; most8 = -huge(1_8)
  plus2 = 3_2; least2 = 5_2
  !$acc parallel loop copyin(a) reduction(+:plus, plus8) reduction(*:times) reduction(max:most, most8) &
  !$acc& reduction(min:least) reduction(iand:ands) reduction(ior:ors) reduction(ieor:xors) &
  !$acc& reduction(+:plus2) reduction(min:least2)
  do i = 1, 20
    plus = plus + a(i)
    plus8 = plus8 + int(a(i), 8) * 1000000000_8
    if (mod(i, 4) == 0) times = times * (mod(i, 3) + 1)
    most = max(most, a(i))
    if (a(i) * 10000000000_8 > most8) most8 = a(i) * 10000000000_8
    least = min(a(i), least)
    ands = iand(ands, ior(a(i) + 40, 36))
    ors = ior(ors, iand(a(i), 10))
    xors = ieor(xors, a(i) + 20)
    plus2 = plus2 + int(a(i), 2)
    least2 = min(least2, int(a(i), 2))
  end do
  print '(*(i0,1x))', a
  print '(*(i0,1x))', plus, times, most, least, ands, ors, xors, plus8, most8, plus2, least2
end program reductions_integer
