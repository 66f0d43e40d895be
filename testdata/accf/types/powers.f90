! **: to the right first, above the minus sign, with integer, negative, real and complex exponents.
program powers
  implicit none
  integer :: k(9), i, n
  integer(8) :: b(4)
  real(8) :: x(10), a
  real :: s(4)
  !$acc parallel copyout(k, x, b, s) num_gangs(1)
  !$acc loop seq private(n, a)
  do i = 1, 1
    n = i + 1
    a = 1.5d0
    k(1) = -n ** 2
    k(2) = n ** 3 ** 2
    k(3) = (n ** 3) ** 2
    k(4) = n ** (-1)
    k(5) = (-1) ** n + (-1) ** (n + 1) * 10
    k(6) = i ** (-3) + (-i) ** (-3) * 10
    k(7) = 2 ** n ** 2 - 3 * n ** 2 / 2
    k(8) = 0 ** (n - 2)
    k(9) = 2 * n ** 2 * 3
    x(1) = -a ** 2
    x(2) = a ** (-n)
    x(3) = a ** 0.5d0
    x(4) = a ** n ** 2
    x(5) = -a ** (-2) * 3
    x(6) = (-a) ** 3
    x(7) = n ** 1.5d0
    x(8) = 2.0 ** n / a ** n
    x(9) = 10d0 ** (-3)
    x(10) = a ** (n * 1d0)
    b(1) = 10_8 ** 15
    b(2) = int(n, 8) ** 40
    b(3) = (-3_8) ** 31
    b(4) = 7_8 ** n ** n
    s(1) = 2.0 ** (-10)
    s(2) = 0.5 ** 3.0
    s(3) = (-2.0) ** n
    s(4) = - 2.0 ** (n + 2) + 1
  end do
  !$acc end parallel
  print '(*(i0,1x))', k
  print '(5(f12.5,1x))', x
  print '(*(i0,1x))', b
  print '(4(f12.6,1x))', s
end program powers
