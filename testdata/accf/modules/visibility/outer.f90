module outer
  use inner
  implicit none
  private :: steps
  integer, parameter :: scale = 1000
contains
  pure integer function hidden(i)
    !$acc routine seq
    integer, intent(in) :: i
    hidden = i * steps
  end function hidden
end module outer
