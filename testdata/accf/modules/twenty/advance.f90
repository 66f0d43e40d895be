module advance
  use flux, only: rusanov
  use grid, only: dx
  use memory, only: now, flow, wp
  use config, only: n => cells
  implicit none
contains
  subroutine step(dt)
    real(wp), intent(in) :: dt
    integer :: i
    !$acc parallel loop present(now, flow)
    do i = 0, n
      flow(i) = rusanov(now(i - 1:i + 2))
    end do
    !$acc parallel loop present(now, flow)
    do i = 1, n
      now(i)%rho = now(i)%rho - dt / dx * (flow(i)%rho - flow(i - 1)%rho)
      now(i)%mom = now(i)%mom - dt / dx * (flow(i)%mom - flow(i - 1)%mom)
      now(i)%ener = now(i)%ener - dt / dx * (flow(i)%ener - flow(i - 1)%ener)
    end do
  end subroutine step
end module advance
