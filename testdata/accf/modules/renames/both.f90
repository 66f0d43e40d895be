module both
  use left, l_compute => compute, l_value => shared_value, n => size_of, l_secret => secret
  use right, only: r_compute => compute, r_value => shared_value, m => size_of
  implicit none
  private :: l_secret
  integer, parameter :: secret = 3
end module both
