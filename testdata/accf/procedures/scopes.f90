! The same names in several scopes: locals of routines, of the host, of the module, and dummies.
module outside
  implicit none
  integer, parameter :: n = 3
  integer, parameter :: k = 50
contains
  integer function f(i)
    !$acc routine seq
    integer, intent(in) :: i
    integer :: k
    k = i + n
    f = k
  end function f
end module outside
program scopes
  use outside, only: f, big => k
  implicit none
  integer :: n, k, i, r(4)
  n = 4
  k = 7
  !$acc parallel loop copyout(r)
  do i = 1, n
    r(i) = f(i) * 100 + big + k + g(i)
  end do
  print '(*(i0,1x))', r, n, k
  call other
contains
  integer function g(n)
    !$acc routine seq
    integer, intent(in) :: n
    integer :: i
    g = 0
    do i = 1, n
      g = g + 1000 * i
    end do
  end function g
  subroutine other
    real :: k(2), n
    integer :: r
    n = 0.5
    !$acc parallel loop copyout(k) private(r)
    do i = 1, 2
      r = 3 * i
      k(i) = n * r
    end do
    print '(2(f6.2,1x))', k
  end subroutine other
end program scopes
