! Reductions of loops inside of a construct: of gangs, which leave it; of lanes, which belong to an iteration of the gangs.
program gang_reductions
  implicit none
  integer, parameter :: n = 40, m = 30
  integer :: a(m, n), rows(n), total, most, part, weighted, i, j
  a = reshape([(mod(i * 7, 31), i = 1, n * m)], [m, n])
  total = 5
  most = -1
  weighted = 0
  !$acc parallel copyin(a) copyout(rows) num_gangs(8)
  !$acc loop gang reduction(+: total) reduction(max: most)
  do j = 1, n
    part = 0
    !$acc loop vector reduction(+: part)
    do i = 1, m
      part = part + a(i, j)
    end do
    rows(j) = part
    total = total + part
    most = max(most, part)
  end do
  !$acc end parallel
  !$acc parallel loop gang copyin(a) reduction(+: weighted) num_gangs(7)
  do j = 1, n
    part = j
    !$acc loop worker vector reduction(+: part)
    do i = 1, m
      part = part + a(i, j) * j
    end do
    weighted = weighted + part
  end do
  print '(*(i0,1x))', total, most, weighted
  print '(*(i0,1x))', rows
end program gang_reductions
