! expect: 3 the modules `cycle_a` and `cycle_b` use each other
module cycle_b
  use cycle_a, only: m
  implicit none
  integer, parameter :: n = m + 1
end module cycle_b
