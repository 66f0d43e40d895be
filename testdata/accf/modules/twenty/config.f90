module config
  use kinds
  implicit none
  integer, parameter :: halo = 2
  integer :: cells = 24
  integer :: steps = 10
  logical :: with_gravity = .true.
  real(wp) :: length = 1.0_wp
end module config
