! atomic capture: before and after the update, with a new value; each iteration gets a place of its own.
program atomic_captures
  implicit none
  integer, parameter :: n = 50
  integer :: next, down, last, list(n), places(n), seen(n), i, mine, old
  next = 0
  down = n
  last = 0
  list = 0
  places = 0
  seen = 0
  !$acc parallel loop copy(next, down, list, places, seen) private(mine, old)
  do i = 1, n
    !$acc atomic capture
    mine = next
    next = next + 1
    !$acc end atomic
    list(mine + 1) = i
    !$acc atomic capture
    down = down - 1
    old = down
    !$acc end atomic
    places(old + 1) = i
    !$acc atomic
    seen(list(mine + 1)) = seen(list(mine + 1)) + 1
  end do
  print '(*(i0,1x))', next, down, sum(list), sum(places), minval(seen), maxval(seen)
  old = 0
  !$acc parallel loop copy(last) reduction(+:old) private(mine)
  do i = 1, n
    !$acc atomic capture
    mine = last
    last = i
    !$acc end atomic
    old = old + mine
  end do
  ! each value but the last one is seen once
  print '(i0)', old + last
end program atomic_captures
