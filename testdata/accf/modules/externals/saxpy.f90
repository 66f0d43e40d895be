subroutine saxpy(n, a, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: a, x(n)
  real, intent(inout) :: y(n)
  integer :: i
  !$acc parallel loop present(x, y)
  do i = 1, n
    y(i) = a * x(i) + y(i)
  end do
end subroutine saxpy
real function halved(x)
  !$acc routine seq
  implicit none
  real, intent(in) :: x
  halved = 0.5 * x
end function halved
