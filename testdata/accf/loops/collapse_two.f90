! collapse(2) with lower bounds and steps of both signs; then one of a single iteration, and one of none.
program collapse_two
  implicit none
  integer :: a(-2:3, 0:9), b(3, 3), i, j
  a = 0
  b = 0
  !$acc parallel loop collapse(2) copy(a)
  do j = 9, 0, -4
    do i = -2, 3, 2
      a(i, j) = a(i, j) + 100 * i + j
    end do
  end do
  !$acc parallel copy(b)
  !$acc loop gang vector collapse(2)
  do i = 1, 1
    do j = 3, 3
      b(i, j) = b(i, j) + 7
    end do
  end do
  !$acc loop gang vector collapse(2)
  do i = 1, 3
    do j = 3, 1
      b(i, j) = 8
    end do
  end do
  !$acc loop gang vector collapse(2)
  do i = 0, 1, 2
    do j = 1, 3
      b(i + 2, j) = 10 * i + j
    end do
  end do
  !$acc end parallel
  print '(6(i0,1x))', a
  print '(3(i0,1x))', b
end program collapse_two
