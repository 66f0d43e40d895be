module timer
  use kinds, only: long
  implicit none
  integer(long), private :: ticks = 0
contains
  subroutine tick
    ticks = ticks + 1
  end subroutine tick
  integer(long) function elapsed()
    elapsed = ticks
  end function elapsed
end module timer
