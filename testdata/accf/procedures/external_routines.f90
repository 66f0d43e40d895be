! External procedures: an interface with the directive, a routine directive with a name, and an external statement.
real function area(a, b)
  !$acc routine seq
  implicit none
  real, intent(in) :: a, b
  area = a * b
end function area

subroutine shift_all(x, n, d)
  !$acc routine seq
  implicit none
  integer :: n, x(n), d, k
  do k = 1, n
    x(k) = x(k) + d * k
  end do
end subroutine shift_all

integer function old(k)
  !$acc routine seq
  implicit none
  integer :: k
  old = k * k - 1
end function old

program external_routines
  implicit none
  interface
    real function area(a, b)
      !$acc routine seq
      real, intent(in) :: a, b
    end function area
  end interface
  external :: shift_all
  integer, external :: old
  !$acc routine(shift_all) seq
  !$acc routine(old) seq
  real :: r(4)
  integer :: m(3, 4), i
  m = 1
  !$acc parallel loop copyout(r) copy(m)
  do i = 1, 4
    r(i) = area(real(i), 2.5)
    call shift_all(m(:, i), 3, 10 * i)
    m(2, i) = m(2, i) + old(i) * 1000
  end do
  print '(4(f8.2,1x))', r
  print '(3(i0,1x))', m
end program external_routines
