! Scalars that a loop only passes on to procedures: read, assigned, both, with intents and without.
module passing
  implicit none
contains
  subroutine add(x, step)
    !$acc routine seq
    real, intent(inout) :: x
    real, intent(in) :: step
    x = x + step
  end subroutine add
  subroutine old_style(x, step, left)
    !$acc routine seq
    real :: x, step, left
    left = x * step
    x = x + left
  end subroutine old_style
  subroutine only_out(x, half)
    !$acc routine seq
    real, intent(in) :: x
    real, intent(out) :: half
    half = x / 2
  end subroutine only_out
  subroutine further(x, step)
    !$acc routine seq
    real, intent(inout) :: x
    real :: step
    call add(x, step)
  end subroutine further
end module passing
program passed
  use passing
  implicit none
  integer, parameter :: n = 8
  real :: a(n), b(n), dt, factor, left, half, more
  integer :: i
  a = [(real(i), i = 1, n)]
  dt = 0.5
  factor = 3.0
  more = 100.0
  !$acc parallel loop copy(a) copyout(b)
  do i = 1, n
    call add(a(i), dt)
    call old_style(a(i), factor, left)
    call only_out(left, half)
    call further(a(i), more)
    b(i) = half
  end do
  print '(8(f9.2,1x))', a, b
  print '(4(f9.2,1x))', dt, factor, more
end program passed
