! Bodies that attract each other: a derived type of arrays' elements, inner reductions of three sums, leapfrog.
module bodies
  implicit none
  integer, parameter :: rk = selected_real_kind(12)
  type :: body
    real(rk) :: x(3), v(3)
    real(rk) :: mass
  end type body
  real(rk), parameter :: soft = 0.05_rk
contains
  pure function distance2(a, b) result(d)
    !$acc routine seq
    type(body), intent(in) :: a, b
    real(rk) :: d
    d = (a%x(1) - b%x(1)) ** 2 + (a%x(2) - b%x(2)) ** 2 + (a%x(3) - b%x(3)) ** 2
  end function distance2

  subroutine kick(p, n, dt)
    integer, intent(in) :: n
    type(body), intent(inout) :: p(n)
    real(rk), intent(in) :: dt
    real(rk) :: ax, ay, az, f
    integer :: i, j
    !$acc parallel loop gang present(p) private(ax, ay, az)
    do i = 1, n
      ax = 0; ay = 0; az = 0
      !$acc loop vector reduction(+:ax, ay, az) private(f)
      do j = 1, n
        if (j == i) cycle
        f = p(j)%mass / (distance2(p(i), p(j)) + soft) ** 1.5_rk
        ax = ax + f * (p(j)%x(1) - p(i)%x(1))
        ay = ay + f * (p(j)%x(2) - p(i)%x(2))
        az = az + f * (p(j)%x(3) - p(i)%x(3))
      end do
      p(i)%v(1) = p(i)%v(1) + dt * ax
      p(i)%v(2) = p(i)%v(2) + dt * ay
      p(i)%v(3) = p(i)%v(3) + dt * az
    end do
  end subroutine kick

  subroutine drift(p, dt)
    type(body), intent(inout) :: p(:)
    real(rk), intent(in) :: dt
    integer :: i
    !$acc parallel loop present(p)
    do i = 1, size(p)
      p(i)%x = p(i)%x + dt * p(i)%v
    end do
  end subroutine drift
end module bodies

program n_body
  use bodies
  implicit none
  integer, parameter :: n = 12
  type(body) :: p(n)
  real(rk) :: energy, momentum(3)
  integer :: i, step
  do i = 1, n
    p(i)%x = [cos(0.5_rk * i), sin(0.5_rk * i), 0.1_rk * mod(i, 3)]
    p(i)%v = [-0.3_rk * p(i)%x(2), 0.3_rk * p(i)%x(1), 0.0_rk]
    p(i)%mass = 0.05_rk + 0.01_rk * mod(i, 4)
  end do
  !$acc data copy(p)
  do step = 1, 10
    call kick(p, n, 0.05_rk)
    call drift(p, 0.05_rk)
  end do
  energy = 0
  !$acc parallel loop reduction(+:energy)
  do i = 1, n
    energy = energy + 0.5_rk * p(i)%mass * (p(i)%v(1) ** 2 + p(i)%v(2) ** 2 + p(i)%v(3) ** 2)
  end do
  !$acc end data
  do i = 1, 3
    momentum(i) = sum(p%mass * p%x(i))
  end do
  print '(f10.5)', energy
  print '(3(f9.5,1x))', momentum
  print '(6(f9.5,1x))', (p(i)%x, p(i)%v, i = 1, n, 5)
end program n_body
