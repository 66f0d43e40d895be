! Scalars as arguments: in, out, inout, without intent, by value, expressions, elements, parenthesised variables.
program intents
  implicit none
  integer :: a(5), b(5), k, i
  real(8) :: x(5)
  a = [1, 2, 3, 4, 5]
  x = 0.5d0
  !$acc parallel loop copy(a, x) copyout(b) private(k)
  do i = 1, 5
    k = i * 10
    call change(a(i), k, x(i), 2 * i + 1)
    b(i) = k
    call both(k, (k))
    call both(k, k + 0)
    b(i) = b(i) + k
    call by_value(k, b(i))
    call old_style(a(6 - a_mod(i)), k)
    b(i) = b(i) * 10 + mod(k, 10)
  end do
  print '(*(i0,1x))', a, b
  print '(5(f8.3,1x))', x
contains
  subroutine change(p, q, r, s)
    !$acc routine seq
    integer, intent(inout) :: p
    integer, intent(out) :: q
    real(8), intent(inout) :: r
    integer, intent(in) :: s
    q = p + s
    p = q * 2
    r = r * p + s
  end subroutine change
  subroutine both(p, q)
    !$acc routine seq
    integer, intent(inout) :: p
    integer, intent(in) :: q
    p = p + 1
    p = p * 2 + q
  end subroutine both
  subroutine by_value(p, q)
    !$acc routine seq
    integer, value :: p
    integer, intent(inout) :: q
    p = p * 2
    q = q + p
    p = 0
  end subroutine by_value
  subroutine old_style(p, q)
    !$acc routine seq
    integer p, q
    q = q + p
    p = p + 100000
  end subroutine old_style
  pure integer function a_mod(i)
    !$acc routine seq
    integer, intent(in) :: i
    a_mod = 6 - i
  end function a_mod
end program intents
