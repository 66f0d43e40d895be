! Reductions over nested loops: over all levels into one number, and over the inner level into one per row.
program reductions_nested
  implicit none
  integer, parameter :: n = 9, m = 37
  integer :: a(m, n), row(n), total, most, part, weighted, i, j
  a = reshape([(mod(i * 13, 101), i = 1, n * m)], [m, n])
  total = 3
  most = -1
  !$acc parallel loop gang reduction(+:total) reduction(max:most) copyin(a)
  do j = 1, n
    !$acc loop vector reduction(+:total) reduction(max:most)
    do i = 1, m
      total = total + a(i, j)
      most = max(most, a(i, j) * j)
    end do
  end do
  weighted = 0
  !$acc parallel loop gang copyin(a) copyout(row) reduction(+:weighted) private(part)
  do j = 1, n
    part = j
    !$acc loop vector reduction(+:part)
    do i = 1, m
      part = part + a(i, j)
    end do
    row(j) = part
    weighted = weighted + j * part
  end do
  print '(*(i0,1x))', total, most, weighted
  print '(*(i0,1x))', row
  total = 0
  !$acc parallel copyin(a) copy(total) reduction(+:total)
  !$acc loop gang worker vector collapse(2) reduction(+:total)
  do j = n, 1, -2
    do i = 1, m, 3
      total = total + a(i, j) * i
    end do
  end do
  !$acc end parallel
  print '(i0)', total
end program reductions_nested
