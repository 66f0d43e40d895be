! Reductions of logicals: .and. .or. .eqv. .neqv.
program reductions_logical
  implicit none
  logical :: every, some, even, odd, none_big, l(9)
  integer :: a(9), i, round
  do round = 1, 3
    a = [(mod(i * (round + 2), 7), i = 1, 9)]
    every = .true.; some = .false.; even = .true.; odd = .false.; none_big = .true.
    if (round == 2) some = .true.
    if (round == 3) even = .false.
    !$acc parallel loop copyin(a) reduction(.and.:every) reduction(.or.:some) reduction(.eqv.:even) &
    !$acc reduction(.neqv.:odd) reduction(.and.:none_big) copyout(l)
    do i = 1, 9
      every = every .and. a(i) < 6
      some = some .or. a(i) == 5
      even = even .eqv. (mod(a(i), 2) == 0)
      odd = odd .neqv. (mod(a(i), 2) == 1)
      if (a(i) > 20) none_big = .false.
      l(i) = mod(a(i), 2) == 1
    end do
    print '(*(l1,1x))', every, some, even, odd, none_big, l
  end do
end program reductions_logical
