! Assumed-shape dummies that are rows and strided sections of an array that the device has.
program strided_present
  implicit none
  integer :: a(4, 5), i
  a = reshape([(i, i = 1, 20)], [4, 5])
  !$acc data copy(a)
  call add(a(2, :), 100)
  call add(a(:, 3), 1000)
  call add(a(4:1:-1, 5), 2000)
  call scale(a(1:4:3, 2:5:2))
  !$acc end data
  print '(4(i0,1x))', a
contains
  subroutine add(x, d)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: d
    integer :: i
    !$acc parallel loop present(x)
    do i = 1, size(x)
      x(i) = x(i) + d * i
    end do
  end subroutine add
  subroutine scale(x)
    integer, intent(inout) :: x(0:, 0:)
    integer :: i, j
    !$acc parallel loop collapse(2) present(x)
    do j = 0, ubound(x, 2)
      do i = 0, ubound(x, 1)
        x(i, j) = x(i, j) * 3 + 10 * i + j
      end do
    end do
  end subroutine scale
end program strided_present
