! Variables and arrays with names of intrinsic functions hide them; where they are not declared, the function is meant.
program intrinsic_names
  implicit none
  integer :: max(3), sum, i
  real :: abs(3), r(3)
  max = [10, 20, 30]
  sum = 5
  !$acc parallel loop copy(max) copyout(abs, r)
  do i = 1, 3
    max(i) = max(i) * 10 + i * sum
    abs(i) = sqrt(real(i)) * 2.0
    r(i) = other(abs(i), i)
  end do
  print '(*(i0,1x))', max
  print '(3(f8.4,1x))', abs, r
contains
  real function other(x, n)
    !$acc routine seq
    real, intent(in) :: x
    integer, intent(in) :: n
    intrinsic :: max, abs
    real :: size
    size = abs(-x)
    other = max(size, 3.0) + real(min(n, 2))
  end function other
end program intrinsic_names
