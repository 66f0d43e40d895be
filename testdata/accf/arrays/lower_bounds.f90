! Lower bounds that are negative, zero, and the value of an expression.
program lower_bounds
  implicit none
  integer, parameter :: n = 5
  integer :: a(-3:3), b(0:6), c(n-2:n+4), d(-2:0, 2:3, -n:-n+1)
  integer :: i, j, k

  a = 0; b = 0; c = 0; d = 0
  !$acc parallel loop copyout(a, b, c)
  do i = -3, 3
    a(i) = 10 * i
    b(i + 3) = i * i
    c(i + 6) = 100 + i
  end do
  !$acc parallel loop collapse(3) copyout(d)
  do k = -n, -n + 1
    do j = 2, 3
      do i = -2, 0
        d(i, j, k) = 100 * i + 10 * j + k
      end do
    end do
  end do
  print '(a,*(1x,i0))', 'a', a
  print '(a,*(1x,i0))', 'b', b
  print '(a,*(1x,i0))', 'c', c
  print '(a,*(1x,i0))', 'd', d
  print '(*(i0,1x))', lbound(a), ubound(c), lbound(d), ubound(d)
end program lower_bounds
