! Elemental procedures of the program with whole arrays, scalars beside arrays, and results of other types.
module pieces
  implicit none
contains
  elemental function clamp(x, lo, hi) result(r)
    !$acc routine seq
    real, intent(in) :: x, lo, hi
    real :: r
    r = min(max(x, lo), hi)
  end function clamp
  elemental integer function digits_of(n)
    !$acc routine seq
    integer, intent(in) :: n
    integer :: k
    k = abs(n)
    digits_of = 1
    do while (k >= 10)
      k = k / 10
      digits_of = digits_of + 1
    end do
  end function digits_of
  elemental subroutine swap(a, b)
    !$acc routine seq
    integer, intent(inout) :: a, b
    integer :: t
    t = a
    a = b
    b = t
  end subroutine swap
end module pieces
program elementals
  use pieces
  implicit none
  real :: x(6), lo(6)
  integer :: n(6), d(6), i
  x = [(1.5 * i - 4.0, i = 1, 6)]
  lo = [(-0.5 * i, i = 1, 6)]
  n = [5, -12, 999, 1000, 123456, 0]
  d = 0
  !$acc kernels copy(x, n, d) copyin(lo)
  x = clamp(x, lo, 3.25) + clamp(2.0, lo, 1.0)
  d = digits_of(n) * 10
  d(1:3) = d(1:3) + digits_of(n(6:4:-1))
  call swap(n(1:3), n(4:6))
  !$acc end kernels
  print '(6(f7.2,1x))', x
  print '(*(i0,1x))', d, n
end program elementals
