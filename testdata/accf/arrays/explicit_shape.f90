! Dummy arrays whose bounds are expressions of other dummies; the order of declaration differs from that of the list.
program explicit_shape
  implicit none
  integer :: x(20), y(30)
  x = 0
  y = 0
  call fill(x, y, 4, 5)
  print '(*(i0,1x))', x
  print '(*(i0,1x))', y
  call fill(x, y, 2, 3)
  print '(*(i0,1x))', x
  print '(*(i0,1x))', y
contains
  subroutine fill(a, b, n, m)
    integer, intent(in) :: n, m
    integer, intent(inout) :: a(n, m), b(0:n-1, -1:m-1)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(a, b)
    do j = 1, m
      do i = 1, n
        a(i, j) = a(i, j) + 10 * i + j
        b(i - 1, j - 2) = b(i - 1, j - 2) + i - 10 * j
      end do
    end do
    !$acc parallel loop copy(b)
    do i = 0, n - 1
      b(i, ubound(b, 2)) = -1000 - i
    end do
  end subroutine fill
end program explicit_shape
