! Bounds of a dummy and of a function result that come from the shape of another dummy.
program size_from_size
  implicit none
  real :: a(2, 3), b(3, 4)
  integer :: i
  a = reshape([(real(i), i = 1, 6)], [2, 3])
  b = 0.0
  call widen(a, b)
  print '(3(f8.1,1x))', b
  print '(5(f8.1,1x))', padded(a(:, 2))
contains
  subroutine widen(x, y)
    real, intent(in) :: x(:, :)
    real, intent(out) :: y(size(x, 1) + 1, 0:size(x, 2))
    integer :: i, j
    !$acc parallel loop collapse(2) copyin(x) copyout(y)
    do j = 0, size(x, 2)
      do i = 1, size(x, 1) + 1
        y(i, j) = -1.0
        if (i <= size(x, 1) .and. j >= 1) y(i, j) = x(i, j) + 0.5
      end do
    end do
  end subroutine widen
  function padded(x) result(y)
    real, intent(in) :: x(:)
    real :: y(0:size(x) + 2)
    integer :: i
    !$acc parallel loop copyin(x) copyout(y)
    do i = 0, size(x) + 2
      y(i) = real(i)
      if (i > 0 .and. i <= size(x)) y(i) = 10.0 * x(i)
    end do
  end function padded
end program size_from_size
