! An element as actual argument means the sequence that starts there.
program sequence_association
  implicit none
  integer :: a(4, 4), b(10), i
  a = reshape([(i, i = 1, 16)], [4, 4])
  b = 0
  call add(a(1, 3), 4)
  call add(a(3, 1), 3)
  call square(a(2, 2), 2)
  call add(b(6), 5)
  print '(4(i0,1x))', a
  print '(*(i0,1x))', b
contains
  subroutine add(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$acc parallel loop copy(x(1:n))
    do i = 1, n
      x(i) = x(i) + 100 * i
    end do
  end subroutine add
  subroutine square(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n, *)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(x(:, 1:n))
    do j = 1, n
      do i = 1, n
        x(i, j) = -x(i, j) - 1000 * (10 * i + j)
      end do
    end do
  end subroutine square
end program sequence_association
