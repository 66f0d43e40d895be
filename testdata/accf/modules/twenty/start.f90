module start
  use eos
  use grid, only: first, last, dx, centre, set_grid
  use memory
  implicit none
contains
  subroutine shock_tube
    integer :: i
    real(wp) :: x
    call set_grid
    call reserve
    !$acc parallel loop present(now, dye) private(x)
    do i = first, last
      x = centre(i, dx)
      if (x < 0.5_wp) then
        now(i) = convert(primitive(1.0_wp, 0.0_wp, 1.0_wp))
      else
        now(i) = convert(primitive(0.125_wp, 0.0_wp, 0.1_wp))
      end if
      dye(i, 1) = merge(1.0_wp, 0.0_wp, i > 5 .and. i <= 12)
      dye(i, 2) = x
    end do
  end subroutine shock_tube
end module start
