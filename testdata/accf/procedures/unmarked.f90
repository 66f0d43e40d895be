! Procedures of the same file that are called from regions without a routine directive: it is implied.
module plain
  implicit none
contains
  pure real function inner(x)
    real, intent(in) :: x
    inner = x * x - 1.0
  end function inner
  subroutine outer(x, r)
    real, intent(in) :: x
    real, intent(out) :: r
    r = inner(x) + inner(r_of(x))
  contains
    pure real function r_of(y)
      real, intent(in) :: y
      r_of = y / 2.0
    end function r_of
  end subroutine outer
end module plain
program unmarked
  use plain
  implicit none
  real :: r(5), s(5)
  integer :: i
  !$acc parallel loop copyout(r, s)
  do i = 1, 5
    r(i) = inner(real(i)) * 0.5
    call outer(real(i), s(i))
  end do
  print '(5(f8.3,1x))', r, s
end program unmarked
