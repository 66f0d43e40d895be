! copy, copyin, copyout and create on compute constructs and on data, several names and sections in one clause.
program clauses
  implicit none
  integer, parameter :: n = 8
  integer :: a(n), b(n), c(n), d(n), m(3, n), i, j
  a = [(i, i = 1, n)]
  b = 10 * a
  c = -1
  m = 0
  !$acc data copy(a, m(:, 2:7)) copyin(b(1:n)) create(d)
  !$acc parallel loop copyout(c)
  do i = 1, n
    c(i) = a(i) + b(i)
    d(i) = 2 * c(i)
  end do
  !$acc parallel loop copyin(c)
  do i = 1, n
    a(i) = d(i) - c(i) + 1000 * i
  end do
  !$acc parallel loop collapse(2)
  do i = 2, 7
    do j = 1, 3
      m(j, i) = a(i) + j
    end do
  end do
  !$acc end data
  print '(*(i0,1x))', a
  print '(*(i0,1x))', c
  print '(3(i0,1x))', m
end program clauses
