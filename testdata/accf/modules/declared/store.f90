module store
  implicit none
  integer, parameter :: n = 5
  real :: fixed(n)
  real, allocatable :: field(:, :)
  real :: gain
  !$acc declare create(fixed, field, gain)
contains
  pure real function amplified(i, j)
    !$acc routine seq
    integer, intent(in) :: i, j
    amplified = field(i, j) * gain + fixed(i)
  end function amplified
end module store
