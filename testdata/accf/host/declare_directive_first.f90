! A procedure with `declare` whose first statement is a construct, and one with labels that are taken.
subroutine first(x, n)
  implicit none
  integer :: n, x(n), i, w(n)
  !$acc declare create(w) present(x)
  !$acc parallel loop
  do i = 1, n
    w(i) = 2 * x(i)
  end do
  !$acc parallel loop
  do i = 1, n
    x(i) = w(i) + 1
  end do
  if (n == 90001) go to 90002
  if (n > 2) return
  !$acc parallel loop
  do i = 1, n
    x(i) = w(i) + 2
  end do
90002 continue
end subroutine first
program declare_directive_first
  implicit none
  integer :: a(4), b(2)
  a = [1, 2, 3, 4]
  b = [5, 6]
  !$acc data copy(a, b)
  call first(a, 4)
  call first(b, 2)
  !$acc end data
  print '(*(i0,1x))', a, b
end program declare_directive_first
