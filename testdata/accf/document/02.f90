! Example 2: expressions with signs and parentheses, all operators and their order.
program example_2
  implicit none
  integer :: r(10), a, b, i
  real :: x(5)
  !$acc parallel loop copyout(r, x) private(a, b)
  do i = 1, 1
    a = 7
    b = 3
    r(1) = -5 + 3
    r(2) = -5
    r(3) = -( a + (b-1))
    r(4) = a + b * 2 - 4 / 3
    r(5) = -a ** 2
    r(6) = 2 ** b ** 2
    r(7) = -a * b + a
    r(8) = a - b - 1
    r(9) = a / b * b
    r(10) = merge(1, 0, .not. a < b .and. b < 5 .or. a == 0) + merge(10, 0, a > b .eqv. b > a)
    x(1) = 1.0 / 2 / 4
    x(2) = 2.0 ** (-2) * 3
    x(3) = -2.0 ** 0.5 + a / 2
    x(4) = a * (b - 0.5) / (-b)
    x(5) = 1e1 + (.5 - 2.) * a
  end do
  print '(*(i0,1x))', r
  print '(5(f9.4,1x))', x
end program example_2
