! update: self, host and device, whole arrays, columns, rows, parts of vectors, under a condition.
program updates
  implicit none
  integer :: a(4, 5), v(10), w(6), i, j, n
  a = 0
  v = [(i, i = 1, 10)]
  w = 1
  n = 3
  !$acc data copyin(a, v, w)
  !$acc parallel loop collapse(2)
  do j = 1, 5
    do i = 1, 4
      a(i, j) = 10 * i + j
    end do
  end do
  !$acc update self(a)
  print '(4(i0,1x))', a
  a(:, n) = -a(:, n)
  a(2, :) = a(2, :) + 1000
  !$acc update device(a(:, n), a(2:2, 1:5))
  !$acc parallel loop collapse(2)
  do j = 1, 5
    do i = 1, 4
      a(i, j) = a(i, j) * 2
    end do
  end do
  !$acc update host(a(1:4, 1:2)) self(a(3:4, 3:5), a(1:2, 3:5))
  print '(4(i0,1x))', a
  v(3:5) = 0
  !$acc update device(v(3:5)) if(n == 3)
  !$acc parallel loop
  do i = 1, 10
    v(i) = v(i) + 100
  end do
  !$acc update self(v) if(n > 3)
  !$acc update self(v(1:5))
  !$acc update self(v(6:))
  print '(*(i0,1x))', v
  !$acc parallel loop
  do i = 1, 6
    w(i) = w(i) + i
  end do
  !$acc update self(w) async(2)
  !$acc wait(2)
  w(1) = w(1) + 50
  !$acc end data
  print '(*(i0,1x))', w
  !$acc update self(w) if_present
  print '(*(i0,1x))', w
end program updates
