! Loops of kernels without directives: sums inside of an iteration, values of an iteration, and loops that have an order.
program sums_inside
  implicit none
  integer, parameter :: n = 40, m = 30
  real(8) :: a(n, m), b(m), c(n), d(n), t, largest, total
  integer :: i, j
  do j = 1, m
    do i = 1, n
      a(i, j) = modulo(i * 7 + j * 3, 11)
    end do
  end do
  c = 1
  d = [(real(i, 8), i = 1, n)]
  largest = -1
  total = 0
  !$acc kernels
  do j = 1, m
    t = 0
    do i = 1, n
      t = t + a(i, j)
    end do
    b(j) = t
  end do
  do i = 2, n
    c(i) = c(i - 1) + d(i)
  end do
  do i = 1, n
    t = d(i) * 2
    d(i) = t + c(i)
    largest = max(largest, d(i))
    total = total + d(i)
  end do
  do j = 1, m
    do i = 1, n
      c(i) = c(i) + a(i, j)
    end do
  end do
  !$acc end kernels
  print '(5f12.2)', sum(b), sum(c), sum(d), largest, total
  print '(4f12.2)', b(1), b(m), c(1), c(n)
end program sums_inside
