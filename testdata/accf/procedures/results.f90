! Functions: result clauses, types before and after, prefixes in any order, results that are read, several returns.
module functions
  implicit none
contains
  pure real(8) function first(x)
    !$acc routine seq
    real(8), intent(in) :: x
    first = x
    first = first * first + 1d0
  end function first
  function second(x) result(y)
    !$acc routine seq
    real, intent(in) :: x
    integer :: y
    y = 0
    if (x < 0.0) return
    y = 1
    if (x < 10.0) then
      y = y + int(x)
      return
    end if
    y = -y
  end function second
  real(8) pure function third(n) result(r)
    !$acc routine seq
    integer, intent(in) :: n
    integer :: i
    r = 0d0
    do i = 1, n
      r = r + 1d0 / real(2 ** i, 8)
    end do
  end function third
  logical function is_odd(n)
    !$acc routine seq
    integer, intent(in) :: n
    is_odd = btest(n, 0)
  end function is_odd
  complex function turned(z, n)
    !$acc routine seq
    complex, intent(in) :: z
    integer, value :: n
    turned = z
    do while (n > 0)
      turned = turned * (0.0, 1.0)
      n = n - 1
    end do
  end function turned
  integer function zero()
    !$acc routine seq
    zero = 0
  end function zero
end module functions
program results
  use functions
  implicit none
  real(8) :: a(6)
  integer :: b(6), i
  complex :: c(6)
  !$acc parallel loop copyout(a, b, c)
  do i = 1, 6
    a(i) = first(0.5d0 * i) + third(i) * first(first(0.25d0))
    b(i) = second(4.0 * i - 6.0) * 10
    if (is_odd(i) .and. .not. is_odd(i / 2)) b(i) = b(i) + 1000
    b(i) = b(i) + zero()
    c(i) = turned((1.0, 2.0), i)
  end do
  print '(6(f9.4,1x))', a
  print '(*(i0,1x))', b
  print '(4(f6.1,1x))', c
end program results
