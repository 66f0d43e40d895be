module grid
  use kinds, only: real_kind => wp
  use config, only: cells, halo, length
  implicit none
  integer :: first, last
  real(real_kind) :: dx
contains
  subroutine set_grid
    first = 1 - halo
    last = cells + halo
    dx = length / cells
  end subroutine set_grid
  pure real(real_kind) function centre(i, dx)
    !$acc routine seq
    integer, intent(in) :: i
    real(real_kind), intent(in) :: dx
    centre = (i - 0.5_real_kind) * dx
  end function centre
end module grid
