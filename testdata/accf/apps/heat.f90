! Heat in a bar: double buffering with a last index that is 1 or 2, array syntax in kernels.
program heat
  implicit none
  integer, parameter :: n = 30, steps = 50
  real(8), parameter :: r = 0.2d0, pi = acos(-1d0)
  real(8) :: t(0:n+1, 2), x(0:n+1), source(n), total, hottest
  integer :: now, next, step, i, where_hot

  x = [(real(i, 8) / real(n + 1, 8), i = 0, n + 1)]
  t(:, 1) = sin(pi * x) + 0.25d0 * sin(3 * pi * x)
  t(:, 2) = 0d0
  source = 0d0
  source(n / 3:n / 2) = 1d-3
  now = 1
  next = 2
  !$acc data copy(t) copyin(source)
  do step = 1, steps
    !$acc kernels
    t(1:n, next) = t(1:n, now) + r * (t(0:n-1, now) - 2 * t(1:n, now) + t(2:n+1, now)) + source
    !$acc end kernels
    !$acc kernels
    t(0, next) = t(1, next) * 0.5d0
    t(n + 1, next) = t(n, next)
    !$acc end kernels
    now = next
    next = 3 - now
  end do
  !$acc end data
  total = sum(t(1:n, now))
  hottest = maxval(t(:, now))
  where_hot = maxloc(t(:, now), 1)
  print '(3(f10.5,1x),i0,1x,i0)', total, hottest, t(0, now), where_hot, now
  print '(6(f9.5,1x))', t(1:n, now)
  print '(6(f9.5,1x))', t(n - 2:n + 1, next)
end program heat
