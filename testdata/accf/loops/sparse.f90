! Bounds that are elements of an array: a sparse matrix times a vector, with empty rows.
program sparse
  implicit none
  integer, parameter :: n = 6
  integer :: row(n + 1), col(9), i, k
  real :: val(9), x(n), y(n), s
  row = [1, 3, 3, 6, 7, 7, 10]
  col = [1, 4, 2, 3, 6, 4, 1, 5, 6]
  val = [(real(k) * 0.5, k = 1, 9)]
  x = [(real(i), i = 1, n)]
  !$acc parallel loop gang copyin(row, col, val, x) copyout(y) private(s)
  do i = 1, n
    s = 0.0
    !$acc loop vector reduction(+:s)
    do k = row(i), row(i + 1) - 1
      s = s + val(k) * x(col(k))
    end do
    y(i) = s
  end do
  print '(6(f8.2,1x))', y
end program sparse
