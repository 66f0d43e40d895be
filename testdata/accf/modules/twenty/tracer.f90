module tracer
  use grid, only: dx
  use memory, only: dye, now, wp
  use config, only: n => cells
  use limiter
  implicit none
contains
  subroutine carry(dt)
    real(wp), intent(in) :: dt
    real(wp) :: new(n, 2), u
    integer :: i, k
    !$acc data create(new)
    !$acc parallel loop collapse(2) present(dye, now) private(u)
    do k = 1, 2
      do i = 1, n
        u = now(i)%mom / now(i)%rho
        new(i, k) = dye(i, k) - dt / dx * u * (dye(i, k) - dye(i - 1, k) &
          + 0.5_wp * (minmod(dye(i, k) - dye(i - 1, k), dye(i + 1, k) - dye(i, k)) &
          - minmod(dye(i - 1, k) - dye(i - 2, k), dye(i, k) - dye(i - 1, k))))
      end do
    end do
    !$acc kernels present(dye)
    dye(1:n, :) = new
    dye(:0, :) = 0
    !$acc end kernels
    !$acc end data
  end subroutine carry
end module tracer
