module inner
  implicit none
  private
  integer, parameter :: scale = 10
  integer, parameter, public :: steps = 3
  integer, protected, public :: calls = 0
  public :: scaled, count_call
contains
  pure integer function scaled(i)
    !$acc routine seq
    integer, intent(in) :: i
    scaled = hidden(i) * scale
  end function scaled
  pure integer function hidden(i)
    !$acc routine seq
    integer, intent(in) :: i
    hidden = i - 1
  end function hidden
  subroutine count_call
    calls = calls + 1
  end subroutine count_call
end module inner
