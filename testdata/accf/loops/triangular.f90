! Inner bounds that depend on outer variables.
program triangular
  implicit none
  integer :: a(6, 6), b(10, 10), s(6), i, j, k
  a = 0
  b = 0
  !$acc parallel loop copy(a) copyout(s)
  do i = 1, 6
    !$acc loop vector
    do j = i, 6
      a(j, i) = 10 * i + j
    end do
    s(i) = 0
    !$acc loop seq
    do j = 1, i - 1
      !$acc loop seq
      do k = j, i, 2
        s(i) = s(i) + j * k
      end do
    end do
  end do
  !$acc parallel loop copy(b)
  do i = 1, 10
    !$acc loop
    do j = 11 - i, 10, i
      b(i, j) = i * j
    end do
  end do
  print '(6(i0,1x))', a
  print '(6(i0,1x))', s
  print '(10(i0,1x))', b
end program triangular
