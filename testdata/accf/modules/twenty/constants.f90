module constants
  use kinds, only: wp
  implicit none
  real(wp), parameter :: gamma_gas = 1.4_wp, gravity = -0.1_wp
  real(wp), parameter :: half = 0.5_wp, quarter = half ** 2
end module constants
