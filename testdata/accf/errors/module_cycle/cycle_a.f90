! expect: 3 the modules `cycle_a` and `cycle_b` use each other
module cycle_a
  use cycle_b, only: n
  implicit none
  integer, parameter :: m = n + 1
end module cycle_a
