! Assumed-shape dummies with default and with own lower bounds.
program assumed_shape
  implicit none
  real :: x(0:4, 10:12), y(5), z(-1:2, 3:4)
  integer :: i, j
  do j = 10, 12
    do i = 0, 4
      x(i, j) = real(i + 10 * j)
    end do
  end do
  y = 0.0
  z = 0.0
  call work(x, y, z)
  print '(5(f9.2,1x))', x
  print '(5(f9.2,1x))', y
  print '(4(f9.2,1x))', z
contains
  subroutine work(a, b, c)
    real, intent(inout) :: a(:, :)
    real, intent(inout) :: b(0:)
    real, intent(inout) :: c(-2:, 5:)
    integer :: i, j
    !$acc parallel loop copy(a) copyout(b)
    do i = 1, size(a, 1)
      b(i - 1) = 0.0
      !$acc loop seq
      do j = 1, size(a, 2)
        b(i - 1) = b(i - 1) + a(i, j) * real(j)
      end do
      a(i, 1) = -a(i, 1) - 0.5
    end do
    !$acc parallel loop collapse(2) copy(c)
    do j = lbound(c, 2), ubound(c, 2)
      do i = lbound(c, 1), ubound(c, 1)
        c(i, j) = real(100 * i + j)
      end do
    end do
  end subroutine work
end program assumed_shape
