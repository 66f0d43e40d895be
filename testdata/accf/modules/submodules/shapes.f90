module shapes
  implicit none
  integer, parameter :: unit = 4
  interface
    module subroutine fill(a, start)
      integer, intent(out) :: a(:)
      integer, intent(in) :: start
    end subroutine fill
    pure module function twist(i) result(r)
      !$acc routine seq
      integer, intent(in) :: i
      integer :: r
    end function twist
  end interface
end module shapes
