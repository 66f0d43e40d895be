! Runge-Kutta of order four for many oscillators: routines with array arguments that call each other.
module dynamics
  implicit none
  integer, parameter :: wp = kind(1.0d0), dims = 2
  real(wp), parameter :: damping = 0.1_wp
contains
  subroutine slope(t, y, mu, dy)
    !$acc routine seq
    real(wp), intent(in) :: t, y(dims), mu
    real(wp), intent(out) :: dy(dims)
    dy(1) = y(2)
    dy(2) = mu * (1.0_wp - y(1) ** 2) * y(2) - y(1) + damping * cos(t)
  end subroutine slope

  subroutine rk4(t, y, mu, dt)
    !$acc routine seq
    real(wp), intent(inout) :: t, y(dims)
    real(wp), intent(in) :: mu, dt
    real(wp) :: k1(dims), k2(dims), k3(dims), k4(dims)
    call slope(t, y, mu, k1)
    call slope(t + dt / 2, y + dt / 2 * k1, mu, k2)
    call slope(t + dt / 2, y + dt / 2 * k2, mu, k3)
    call slope(t + dt, y + dt * k3, mu, k4)
    y = y + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    t = t + dt
  end subroutine rk4
end module dynamics

program runge_kutta
  use dynamics
  implicit none
  integer, parameter :: n = 9, steps = 100
  real(wp) :: y(dims, n), mu(n), state(dims), t, ends(n), far
  integer :: i, step, turns(n)
  do i = 1, n
    y(:, i) = [0.2_wp * i, -0.1_wp * i]
    mu(i) = 0.25_wp * (i - 3)
  end do
  far = 0.0_wp
  !$acc parallel loop copy(y) copyin(mu) copyout(ends, turns) private(state, t, step) reduction(max:far)
  do i = 1, n
    state = y(:, i)
    t = 0.0_wp
    turns(i) = 0
    do step = 1, steps
      call rk4(t, state, mu(i), 0.02_wp)
      if (state(1) * y(1, i) < 0) turns(i) = turns(i) + 1
    end do
    far = max(far, abs(state(1)))
    y(:, i) = state
    ends(i) = t
  end do
  print '(2(f10.5,1x))', y
  print '(9(i0,1x))', turns
  print '(2(f10.5,1x))', ends(n), far
end program runge_kutta
