module reduce
  use memory
  use grid, only: dx
  implicit none
contains
  subroutine totals(mass, energy, greatest)
    real(wp), intent(out) :: mass, energy, greatest
    integer :: i
    mass = 0
    energy = 0
    greatest = -huge(1.0_wp)
    !$acc parallel loop present(now) reduction(+:mass, energy) reduction(max:greatest)
    do i = 1, cells
      mass = mass + now(i)%rho * dx
      energy = energy + now(i)%ener * dx
      greatest = max(greatest, now(i)%mom)
    end do
  end subroutine totals
end module reduce
