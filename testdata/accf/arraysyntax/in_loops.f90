! Array statements inside of parallel loops: on columns, on private arrays, with bounds of the iteration.
program in_loops
  implicit none
  integer, parameter :: n = 5, m = 6
  integer :: a(n, m), s(m), w(n), k(2), i, j
  a = reshape([(mod(i * 11, 17), i = 1, n * m)], [n, m])
  !$acc parallel loop gang copy(a) copyout(s) private(w, k)
  do j = 1, m
    w = a(:, j)
    w(2:) = w(2:) + w(:n - 1)
    a(:, j) = 0
    a(1:min(j, n), j) = w(n:max(n - j + 1, 1):-1)
    s(j) = sum(w(1:j - 1:2)) * 10 + count(w > 10)
    if (any(w > 25)) then
      s(j) = -s(j)
    end if
    k = [minval(w), maxloc(w, 1)]
    s(j) = s(j) * 100 + sum(k)
  end do
  print '(5(i0,1x))', a
  print '(*(i0,1x))', s
end program in_loops
