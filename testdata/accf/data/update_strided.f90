! update of sections with strides.
program update_strided
  implicit none
  integer :: a(9), b(4, 6), i, j
  a = 0
  b = 1
  !$acc data copyin(a, b)
  a(1:9:2) = [(10 * i, i = 1, 5)]
  b(1:4:3, 2:6:2) = 7
  !$acc update device(a(1:9:2), b(1:4:3, 2:6:2))
  !$acc parallel loop
  do i = 1, 9
    a(i) = a(i) + i
  end do
  !$acc parallel loop collapse(2)
  do j = 1, 6
    do i = 1, 4
      b(i, j) = b(i, j) * (10 * i + j)
    end do
  end do
  !$acc update self(a(1:9:2), a(2:8:2))
  !$acc update self(b(1:4:2, :), b(2:4:2, :))
  !$acc end data
  print '(*(i0,1x))', a
  print '(4(i0,1x))', b
end program update_strided
