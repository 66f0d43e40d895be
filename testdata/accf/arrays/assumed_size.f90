! Assumed-size dummies: the data clause says how much there is.
program assumed_size
  implicit none
  integer :: x(12), y(3, 4), z(6)
  integer :: i
  x = [(i, i = 1, 12)]
  y = reshape([(100 + i, i = 1, 12)], [3, 4])
  z = [(-i, i = 1, 6)]
  call work(x, y, z, 3, 4)
  print '(*(i0,1x))', x
  print '(*(i0,1x))', y
  print '(*(i0,1x))', z
contains
  subroutine work(a, b, c, n, m)
    integer, intent(in) :: n, m
    integer, intent(inout) :: a(*), b(n, *), c(0:*)
    integer :: i, j
    !$acc parallel loop copy(a(1:n*m)) copy(b(1:n, 1:m)) collapse(2)
    do j = 1, m
      do i = 1, n
        a(i + (j - 1) * n) = a(i + (j - 1) * n) * 2 + b(i, j)
        b(i, j) = i * 10 + j
      end do
    end do
    ! a section in the middle: elements outside of it stay
    !$acc parallel loop copy(c(2:4))
    do i = 2, 4
      c(i) = c(i) - 100 * i
    end do
  end subroutine work
end program assumed_size
