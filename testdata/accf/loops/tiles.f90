! tile: sizes that do not divide the trip counts; the first size belongs to the innermost loop.
program tiles
  implicit none
  integer :: a(7, 10), b(0:12), c(3, 4, 5), i, j, k
  a = 0; b = 0; c = 0
  !$acc parallel loop tile(2, 4) copy(a)
  do j = 1, 10
    do i = 7, 1, -1
      a(i, j) = a(i, j) + 100 * i + j
    end do
  end do
  !$acc parallel loop tile(*) copy(b)
  do i = 1, 12, 2
    b(i) = b(i) + i
  end do
  !$acc parallel copy(c)
  !$acc loop gang vector tile(2, *, 3)
  do k = 1, 5
    do j = 1, 4
      do i = 1, 3
        c(i, j, k) = c(i, j, k) + 100 * i + 10 * j + k
      end do
    end do
  end do
  !$acc end parallel
  print '(7(i0,1x))', a
  print '(*(i0,1x))', b
  print '(12(i0,1x))', c
end program tiles
