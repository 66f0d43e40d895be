! cache directives change nothing but speed.
program caches
  implicit none
  integer, parameter :: n = 30
  integer :: a(0:n + 1), b(n), m(n, 3), i, j
  a = [(i * i, i = 0, n + 1)]
  m = 0
  !$acc parallel loop copyin(a) copyout(b)
  do i = 1, n
    !$acc cache(a(i-1:i+1))
    b(i) = a(i - 1) - 2 * a(i) + a(i + 1) * 3
  end do
  !$acc parallel loop copy(m) copyin(b)
  do j = 1, 3
    !$acc loop vector
    do i = 1, n
      !$acc cache(readonly: b(i:i))
      m(i, j) = b(i) * j + i - j
    end do
  end do
  print '(10(i0,1x))', b
  print '(10(i0,1x))', m
end program caches
