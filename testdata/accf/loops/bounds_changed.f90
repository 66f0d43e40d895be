! First value, limit and step of a do are evaluated once, before it.
program bounds_changed
  implicit none
  integer :: r(6, 4), k
  !$acc parallel loop copyout(r)
  do k = 1, 4
    call run(k, r(:, k))
  end do
  print '(6(i0,1x))', r
contains
  subroutine run(k, r)
    !$acc routine seq
    integer, intent(in) :: k
    integer, intent(out) :: r(6)
    integer :: i, n, step, first, trips
    n = 3 + k
    step = 1
    first = k
    trips = 0
    r = 0
    do i = first, n, step
      n = n + 5
      step = step + 1
      first = 100
      trips = trips + 1
      r(1) = r(1) * 10 + i
    end do
    r(2) = trips
    r(3) = i
    r(4) = n
    r(5) = step
    do n = 1, min(n, k)
      r(6) = r(6) * 10 + n
    end do
  end subroutine run
end program bounds_changed
