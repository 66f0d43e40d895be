! Sections as arguments: a column is contiguous, a row is not, and strided ones are copied in and out.
program section_arguments
  implicit none
  integer :: a(3, 4), i
  a = reshape([(i, i = 1, 12)], [3, 4])
  call explicit(a(:, 2), 3, 100)
  call explicit(a(2, :), 4, 1000)
  call explicit(a(1:3:2, 4), 2, 5000)
  call explicit(a(1:2, 1:2), 4, 10000)
  print '(3(i0,1x))', a
contains
  subroutine explicit(x, n, d)
    integer, intent(in) :: n, d
    integer, intent(inout) :: x(n)
    integer :: i
    !$acc parallel loop copy(x)
    do i = 1, n
      x(i) = x(i) + d * i
    end do
  end subroutine explicit
end program section_arguments
