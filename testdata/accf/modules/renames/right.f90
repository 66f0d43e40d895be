module right
  implicit none
  integer, parameter :: size_of = 6
  integer :: shared_value = 20
  integer, parameter :: secret = 2
contains
  pure integer function compute(i)
    !$acc routine seq
    integer, intent(in) :: i
    compute = i * 100
  end function compute
end module right
