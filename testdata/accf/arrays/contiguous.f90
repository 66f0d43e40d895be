! Contiguous dummies and pointers; the actual argument is strided, so the compiler makes a copy of it.
program contiguous_arrays
  implicit none
  integer, target :: a(12)
  integer, pointer, contiguous :: p(:, :)
  integer :: i
  a = [(i, i = 1, 12)]
  call add(a(1:12:2), 100)
  call add(a(12:7:-1), 1000)
  print '(*(i0,1x))', a
  p(1:2, 1:3) => a(4:9)
  call add2(p)
  print '(*(i0,1x))', a
contains
  subroutine add(x, step)
    integer, contiguous, intent(inout) :: x(:)
    integer, intent(in) :: step
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, size(x)
      x(i) = x(i) + i * step
    end do
  end subroutine add
  subroutine add2(x)
    integer, contiguous, intent(inout) :: x(0:, 0:)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(x)
    do j = 0, ubound(x, 2)
      do i = 0, ubound(x, 1)
        x(i, j) = -x(i, j) + 10 * i + j
      end do
    end do
  end subroutine add2
end program contiguous_arrays
