module driver
  use advance, only: step
  use borders
  use sources, only: add_gravity
  use tracer, only: carry
  use start
  use output
  use timer, only: tick
  use config, only: steps
  implicit none
contains
  subroutine run
    integer :: k
    real(wp), parameter :: dt = 0.01_wp
    call shock_tube
    call report('start')
    do k = 1, steps
      call reflect(now, cells, halo)
      call step(dt)
      call add_gravity(now(1:cells), dt)
      call carry(dt)
      call tick
      if (mod(k, 5) == 0) call report('step')
    end do
    call show
    call release
  end subroutine run
end module driver
