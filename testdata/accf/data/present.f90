! present in procedures: of the whole array, of a section of it, and of an element's sequence.
program present_clauses
  implicit none
  real :: a(5, 4)
  integer :: i
  a = reshape([(real(i), i = 1, 20)], [5, 4])
  !$acc data copy(a)
  call whole(a)
  call column(a(:, 3))
  call sequence(a(2, 2), 3)
  !$acc end data
  print '(5(f8.1,1x))', a
contains
  subroutine whole(x)
    real, intent(inout) :: x(:, :)
    integer :: i, j
    !$acc parallel loop collapse(2) present(x)
    do j = 1, size(x, 2)
      do i = 1, size(x, 1)
        x(i, j) = x(i, j) + 0.5
      end do
    end do
  end subroutine whole
  subroutine column(x)
    real, intent(inout) :: x(:)
    integer :: i
    !$acc kernels loop present(x)
    do i = 1, size(x)
      x(i) = -x(i)
    end do
  end subroutine column
  subroutine sequence(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$acc parallel loop present(x)
    do i = 1, n
      x(i) = x(i) + 100.0 * real(i)
    end do
  end subroutine sequence
end program present_clauses
