! Conjugate gradients for a tridiagonal system: dot products as reductions, procedures on present data.
module linear
  implicit none
  integer, parameter :: dp = kind(1d0)
contains
  function dot(x, y, n) result(s)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n), y(n)
    real(dp) :: s
    integer :: i
    s = 0
    !$acc parallel loop present(x, y) reduction(+:s)
    do i = 1, n
      s = s + x(i) * y(i)
    end do
  end function dot

  subroutine multiply(d, e, x, y, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: d(n), e(n - 1), x(n)
    real(dp), intent(out) :: y(n)
    integer :: i
    !$acc parallel loop present(d, e, x, y)
    do i = 1, n
      y(i) = d(i) * x(i)
      if (i > 1) y(i) = y(i) + e(i - 1) * x(i - 1)
      if (i < n) y(i) = y(i) + e(i) * x(i + 1)
    end do
  end subroutine multiply

  ! y := a x + b y
  subroutine combine(a, x, b, y, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: a, b, x(n)
    real(dp), intent(inout) :: y(n)
    integer :: i
    !$acc parallel loop present(x, y)
    do i = 1, n
      y(i) = a * x(i) + b * y(i)
    end do
  end subroutine combine
end module linear

program conjugate_gradient
  use linear, only: dp, dot, multiply, axpby => combine
  implicit none
  integer, parameter :: n = 40
  real(dp), allocatable :: d(:), e(:), x(:), b(:), r(:), p(:), q(:)
  real(dp) :: rr, old, alpha
  integer :: i, k
  allocate (d(n), e(n - 1), x(n), b(n), r(n), p(n), q(n))
  d = [(4.0_dp + 0.1_dp * mod(i, 3), i = 1, n)]
  e = -1.0_dp
  b = [(real(mod(i, 5), dp), i = 1, n)]
  x = 0.0_dp
  r = b
  p = b
  !$acc data copyin(d, e, b, r, p) create(q) copy(x)
  rr = dot(r, r, n)
  do k = 1, 100
    if (rr < 1e-20_dp) exit
    call multiply(d, e, p, q, n)
    alpha = rr / dot(p, q, n)
    call axpby(alpha, p, 1.0_dp, x, n)
    call axpby(-alpha, q, 1.0_dp, r, n)
    old = rr
    rr = dot(r, r, n)
    call axpby(1.0_dp, r, rr / old, p, n)
  end do
  call multiply(d, e, x, q, n)
  call axpby(1.0_dp, b, -1.0_dp, q, n)
  !$acc update self(q)
  !$acc end data
  print '(5(f10.5,1x))', x
  print '(2(l1,1x))', maxval(abs(q)) < 1e-8_dp, k < 60
end program conjugate_gradient
