! A data construct that names a section is visible to regions in it: they do not copy the whole array.
program visible_section
  implicit none
  integer :: a(10), b(3, 6), i, j
  a = [(i, i = 1, 10)]
  b = 0
  !$acc data copy(a(4:8), b(:, 2:3))
  !$acc parallel loop
  do i = 4, 8
    a(i) = a(i) * 10
  end do
  !$acc kernels
  do i = 5, 7
    a(i) = a(i) + a(4)
  end do
  !$acc end kernels
  !$acc parallel loop collapse(2)
  do j = 2, 3
    do i = 1, 3
      b(i, j) = 10 * i + j
    end do
  end do
  !$acc update self(a(5:6))
  !$acc end data
  print '(*(i0,1x))', a
  print '(3(i0,1x))', b
end program visible_section
