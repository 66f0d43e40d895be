module limiter
  use kinds, only: wp
  implicit none
contains
  elemental real(wp) function minmod(a, b)
    !$acc routine seq
    real(wp), intent(in) :: a, b
    if (a * b <= 0) then
      minmod = 0
    else
      minmod = sign(min(abs(a), abs(b)), a)
    end if
  end function minmod
end module limiter
