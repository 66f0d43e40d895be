! Optional arguments of routines, passed on, given by keyword and in another order.
module options
  implicit none
contains
  pure integer function poly(x, a, b, c)
    !$acc routine seq
    integer, intent(in) :: x
    integer, intent(in), optional :: a, b, c
    poly = 0
    if (present(a)) poly = poly + a * x * x
    if (present(b)) poly = poly + b * x
    if (present(c)) then
      poly = poly + c
    else
      poly = poly - 1
    end if
  end function poly
  subroutine outer(x, r, a, count)
    !$acc routine seq
    integer, intent(in) :: x
    integer, intent(out) :: r
    integer, intent(in), optional :: a
    integer, intent(inout), optional :: count
    r = poly(x, c=7, a=a)
    if (present(count)) count = count + r
  end subroutine outer
end module options
program optionals
  use options
  implicit none
  integer :: r(4, 5), n, i
  !$acc parallel loop copyout(r) private(n)
  do i = 1, 4
    n = 1000
    r(i, 1) = poly(i)
    r(i, 2) = poly(i, 2, c=5)
    r(i, 3) = poly(c=i, b=10, x=3)
    call outer(i, r(i, 4), count=n)
    call outer(count=n, a=3, x=i, r=r(i, 5))
    r(i, 1) = r(i, 1) + n
  end do
  print '(4(i0,1x))', r
end program optionals
