module left
  implicit none
  integer, parameter :: size_of = 4
  integer :: shared_value = 10
  integer, parameter :: secret = 1
contains
  pure integer function compute(i)
    !$acc routine seq
    integer, intent(in) :: i
    compute = i + 1
  end function compute
end module left
