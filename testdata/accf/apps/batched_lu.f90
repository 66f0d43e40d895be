! Many small systems: factorisation without pivoting, forward and backward substitution, one system a gang.
program batched_lu
  implicit none
  integer, parameter :: n = 5, batch = 7
  real(8) :: a(n, n, batch), b(n, batch), x(n, batch), original(n, n, batch)
  real(8) :: det(batch), worst, s
  integer :: i, j, k, m
  do m = 1, batch
    do j = 1, n
      do i = 1, n
        a(i, j, m) = real(mod(i * 7 + j * 3 + m, 5), 8)
        if (i == j) a(i, j, m) = a(i, j, m) + 20d0
      end do
      b(j, m) = real(j + m, 8)
    end do
  end do
  original = a
  !$acc data copy(a) copyin(b) copyout(x, det)
  !$acc parallel loop gang vector_length(32)
  do m = 1, batch
    !$acc loop seq
    do k = 1, n - 1
      !$acc loop vector
      do i = k + 1, n
        a(i, k, m) = a(i, k, m) / a(k, k, m)
      end do
      !$acc loop vector collapse(2)
      do j = k + 1, n
        do i = k + 1, n
          a(i, j, m) = a(i, j, m) - a(i, k, m) * a(k, j, m)
        end do
      end do
    end do
  end do
  !$acc parallel loop private(s, i, k)
  do m = 1, batch
    do i = 1, n
      s = b(i, m)
      do k = 1, i - 1
        s = s - a(i, k, m) * x(k, m)
      end do
      x(i, m) = s
    end do
    do i = n, 1, -1
      s = x(i, m)
      do k = i + 1, n
        s = s - a(i, k, m) * x(k, m)
      end do
      x(i, m) = s / a(i, i, m)
    end do
    det(m) = 1d0
    do i = 1, n
      det(m) = det(m) * a(i, i, m)
    end do
  end do
  !$acc end data
  worst = 0d0
  do m = 1, batch
    worst = max(worst, maxval(abs(matmul(original(:, :, m), x(:, m)) - b(:, m))))
  end do
  print '(l1)', worst < 1d-10
  print '(5(f10.6,1x))', x
  print '(4(es12.4,1x))', det
end program batched_lu
