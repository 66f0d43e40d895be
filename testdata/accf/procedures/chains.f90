! Routines that call routines of other modules, declared later, with functions as arguments of functions.
module base
  implicit none
  integer, parameter :: shift = 3
contains
  pure integer function low(i)
    !$acc routine seq
    integer, intent(in) :: i
    low = i + shift
  end function low
end module base
module middle
  use base, only: low, delta => shift
  implicit none
  private
  public :: mid, even_steps
contains
  pure integer function mid(i)
    !$acc routine seq
    integer, intent(in) :: i
    mid = helper(low(i), low(low(i))) + delta
  end function mid
  pure integer function helper(a, b)
    !$acc routine seq
    integer, intent(in) :: a, b
    helper = a * 100 + b
  end function helper
  subroutine even_steps(n, r)
    !$acc routine seq
    integer, intent(in) :: n
    integer, intent(out) :: r
    integer :: k
    r = 0
    do k = 2, n, 2
      call one_step(r, mid(k))
    end do
  end subroutine even_steps
  subroutine one_step(r, k)
    !$acc routine seq
    integer, intent(inout) :: r
    integer, intent(in) :: k
    r = mod(r * 7 + k, 10007)
  end subroutine one_step
end module middle
program chains
  use middle
  implicit none
  integer :: a(6), b(6), i
  !$acc parallel loop copyout(a, b)
  do i = 1, 6
    a(i) = mid(mid(i))
    call even_steps(i * 3, b(i))
  end do
  print '(*(i0,1x))', a, b
end program chains
