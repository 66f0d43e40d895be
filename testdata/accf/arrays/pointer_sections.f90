! Pointers to strided and reversed sections, to a row, and with own bounds, inside of a region that holds the target.
program pointer_sections
  implicit none
  integer, target :: a(10), m(3, 4)
  integer, pointer :: p(:), q(:, :)
  integer :: i, j
  a = [(i, i = 1, 10)]
  m = reshape([(i, i = 1, 12)], [3, 4])

  !$acc data copy(a, m)
  p => a(1:10:3)
  !$acc parallel loop present(p)
  do i = 1, size(p)
    p(i) = p(i) + 100 * i
  end do
  p => a(9:1:-2)
  !$acc parallel loop present(p)
  do i = 1, 5
    p(i) = p(i) + 1000 * i
  end do
  p => m(2, :)
  !$acc parallel loop present(p)
  do i = 1, 4
    p(i) = -p(i)
  end do
  p(0:) => m(:, 3)
  !$acc parallel loop present(p)
  do i = 0, 2
    p(i) = p(i) + 10000 * (i + 1)
  end do
  q => m(3:1:-2, 2:4:2)
  !$acc parallel loop collapse(2) present(q)
  do j = 1, 2
    do i = 1, 2
      q(i, j) = q(i, j) * 2 + 10 * i + j
    end do
  end do
  !$acc end data
  print '(*(i0,1x))', a
  print '(3(i0,1x))', m
  print '(*(i0,1x))', lbound(p), ubound(p), shape(q)
end program pointer_sections
