! Only the part that a data clause names moves: one column, the middle of a vector, the part that update names.
program partial_copies
  implicit none
  integer :: a(4, 3), b(6), i, j
  a = 0
  b = [(i, i = 1, 6)]
  !$acc parallel loop copy(a(:, 2))
  do i = 1, 4
    a(i, 2) = 10 * i
  end do
  !$acc parallel loop copy(b(2:5))
  do i = 3, 4
    b(i) = b(i) + 100
  end do
  !$acc data copyin(a) copyout(b(3:4))
  !$acc parallel loop
  do i = 3, 4
    b(i) = a(i, 2) + i
  end do
  !$acc parallel loop collapse(2)
  do j = 2, 3
    do i = 1, 4
      a(i, j) = a(i, j) - 10 * j - i
    end do
  end do
  !$acc update self(a(:, 2:3))
  !$acc end data
  print '(4(i0,1x))', a
  print '(*(i0,1x))', b
end program partial_copies
