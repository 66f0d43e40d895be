module constants
  use kinds
  implicit none
  real(wp), parameter :: tenth = 0.1_wp, gravity = 9.81_wp
  real(sp), parameter :: coarse = 0.1_sp
  integer, parameter :: levels = 2 * kind(1.0_wp) / 4 + 1
  integer(ik), parameter :: big = 10_ik ** 11
  integer, private :: k
  real(wp), parameter :: weights(levels) = [(tenth * k, k = 1, levels)]
end module constants
