module physics
  use vectors
  implicit none
  real(8), parameter :: rate = 0.5d0
contains
  subroutine move(p, v, n)
    type(vector), intent(inout) :: p(:)
    type(vector), intent(in) :: v(:)
    integer, intent(in) :: n
    integer :: i
    !$acc parallel loop present(p, v)
    do i = 1, n
      p(i) = p(i) + scaled(v(i))
    end do
  end subroutine move
  pure type(vector) function scaled(v)
    !$acc routine seq
    type(vector), intent(in) :: v
    scaled%x = v%x * rate
    scaled%y = v%y * rate
  end function scaled
end module physics
