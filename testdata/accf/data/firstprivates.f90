! firstprivate: each gang starts with the host's values, of scalars and of arrays, with or without a clause.
program firstprivates
  implicit none
  integer :: a(8), b(8), start(4), n, m, k, i
  start = [5, 6, 7, 8]
  n = 3
  m = 20
  !$acc parallel num_gangs(1) firstprivate(start, n) copyout(a)
  n = n * 2 + m
  start(2) = start(2) + n
  !$acc loop seq
  do i = 1, 8
    a(i) = start(1 + mod(i, 4)) + n * i
  end do
  !$acc end parallel
  n = 3
  start = [5, 6, 7, 8]
  !$acc parallel loop firstprivate(start) copyout(b) private(k)
  do i = 1, 8
    k = n + m * i
    b(i) = k + start(1 + mod(i, 4))
  end do
  print '(*(i0,1x))', a, b
end program firstprivates
