module sources
  use types
  use constants, only: gravity
  use config, only: with_gravity
  implicit none
contains
  subroutine add_gravity(q, dt)
    type(gas), intent(inout) :: q(:)
    real(wp), intent(in) :: dt
    integer :: i
    !$acc parallel loop present(q) if(with_gravity)
    do i = 1, merge(size(q), 0, with_gravity)
      q(i)%ener = q(i)%ener + dt * gravity * q(i)%mom
      q(i)%mom = q(i)%mom + dt * gravity * q(i)%rho
    end do
  end subroutine add_gravity
end module sources
