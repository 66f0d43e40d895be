! Matrix products: gang over columns and rows with a vector reduction, collapse with a sequential sum, and tiles.
program matrix_product
  implicit none
  integer, parameter :: n = 24, m = 18, l = 30
  real :: a(n, l), b(l, m), c(n, m), d(n, m), e(n, m), s
  integer :: i, j, k
  do k = 1, l
    do i = 1, n
      a(i, k) = real(mod(i * 3 + k * 7, 11)) - 5.0
    end do
  end do
  do j = 1, m
    do k = 1, l
      b(k, j) = real(mod(k * 5 + j, 9)) * 0.5
    end do
  end do
  !$acc data copyin(a, b) copyout(c, d, e)
  !$acc parallel loop gang collapse(2) private(s)
  do j = 1, m
    do i = 1, n
      s = 0.0
      !$acc loop vector reduction(+:s)
      do k = 1, l
        s = s + a(i, k) * b(k, j)
      end do
      c(i, j) = s
    end do
  end do
  !$acc kernels
  !$acc loop independent gang
  do j = 1, m
    !$acc loop independent vector
    do i = 1, n
      d(i, j) = 0.0
      !$acc loop seq
      do k = 1, l
        d(i, j) = d(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
  !$acc end kernels
  !$acc parallel loop tile(8, 4) private(s)
  do j = 1, m
    do i = 1, n
      s = 0.0
      do k = l, 1, -1
        s = s + a(i, k) * b(k, j)
      end do
      e(i, j) = s
    end do
  end do
  !$acc end data
  print '(6(f9.2,1x))', c(1, 1), c(n, 1), c(1, m), c(n, m), c(7, 5), c(5, 7)
  print '(6(f9.2,1x))', sum(c), sum(d), sum(e), dot_product(c(:, 3), d(:, m)), maxval(e), minval(e)
  print '(3(i0,1x))', count(c == d), count(d == e), count(c == matmul(a, b))
end program matrix_product
