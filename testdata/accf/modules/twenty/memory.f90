module memory
  use types, only: gas, wp
  use config, only: cells, halo
  implicit none
  type(gas), allocatable :: now(:), flow(:)
  real(wp), allocatable :: dye(:, :)
  !$acc declare create(now, flow, dye)
contains
  subroutine reserve
    allocate (now(1 - halo:cells + halo), flow(0:cells))
    allocate (dye(1 - halo:cells + halo, 2))
  end subroutine reserve
  subroutine release
    deallocate (now, flow, dye)
  end subroutine release
end module memory
