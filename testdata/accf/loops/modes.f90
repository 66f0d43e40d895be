! Statements between loops of different levels: values of a gang are seen by its workers and lanes.
program modes
  implicit none
  integer, parameter :: n = 5, m = 40
  integer :: a(m, n), s(n), i, j, base, odd
  !$acc parallel num_gangs(2) num_workers(1) vector_length(32) copyout(a, s)
  !$acc loop gang private(base, odd)
  do j = 1, n
    base = 1000 * j
    odd = mod(j, 2)
    if (odd == 1) then
      base = base + 7
      !$acc loop vector
      do i = 1, m
        a(i, j) = base + i
      end do
    else
      !$acc loop vector
      do i = 1, m
        a(i, j) = base - i
      end do
      base = 5
    end if
    s(j) = base + a(m, j) + a(1, j)
    !$acc loop vector
    do i = 2, m - 1
      a(i, j) = a(i, j) * 2 + odd
    end do
    s(j) = s(j) + a(2, j)
  end do
  !$acc end parallel
  print '(10(i0,1x))', a
  print '(*(i0,1x))', s
end program modes
