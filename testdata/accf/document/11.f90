! Example XYZ: statements between loops of all levels, in both branches of a condition that all gangs take together.
program example_modes
  implicit none
  integer, parameter :: m = 6, n = 9
  integer :: a(n, m), rows(m), before, after, k, i, j, round
  logical :: taken
  do round = 1, 2
    a = 0
    rows = 0
    before = -1
    after = -1
    taken = round == 1
    k = 0
    !$acc parallel num_gangs(1) num_workers(4) copy(a, rows, before, after) firstprivate(k, taken)
    before = 10 * round
    k = before + 1
    if (taken) then
      !$acc loop gang
      do i = 1, m
        rows(i) = k + i
        !$acc loop worker
        do j = 1, n
          a(j, i) = rows(i) * 100 + j
        end do
      end do
      k = k + 1000
    else
      k = k + 2000
    end if
    after = k
    !$acc end parallel
    print '(*(i0,1x))', before, after, rows
    print '(9(i0,1x))', a
  end do
end program example_modes
