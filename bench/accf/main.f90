! Prints for each program its name, the time with okl and that of the plain loop in microseconds, the best of several
! runs that take turns, and the relative difference of the results.
program main
  use kernels
  use plain
  implicit none
  integer, parameter :: n = 2000, long = 4000000, small = 500, runs = 15
  real(8), allocatable :: a(:, :), b(:, :), b2(:, :), x(:), y(:), z(:), z2(:), p(:, :), q(:, :), r(:, :), r2(:, :)
  real(8) :: best(2, 4), one, other, differs(4)
  integer(8) :: start, rate
  integer :: run
  allocate (a(n, n), x(long), y(long), p(small, small), q(small, small), r(small, small), r2(small, small))
  call random_number(a); call random_number(x); call random_number(y); call random_number(p); call random_number(q)
  b = a; b2 = a; z = 0 * x; z2 = z
  best = huge(best)
  call system_clock(count_rate=rate)
  do run = 1, runs
    call tic; call jacobi(n, n, a, b, one); call toc(1, 1)
    call tic; call jacobi_plain(n, n, a, b2, other); call toc(2, 1)
    differs(1) = maxval(abs(b - b2)) + abs(one - other)
    call tic; call stencil(long, x, y, z); call toc(1, 2)
    call tic; call stencil_plain(long, x, y, z2); call toc(2, 2)
    differs(2) = maxval(abs(z - z2)) / maxval(abs(z2))
    call tic; call product(small, p, q, r); call toc(1, 3)
    call tic; call product_plain(small, p, q, r2); call toc(2, 3)
    differs(3) = maxval(abs(r - r2)) / maxval(abs(r2))
    call tic; call squares(long, x, one); call toc(1, 4)
    call tic; call squares_plain(long, x, other); call toc(2, 4)
    differs(4) = abs(one - other) / other
  end do
  call tell('jacobi', 1); call tell('stencil', 2); call tell('product', 3); call tell('squares', 4)
contains
  subroutine tic
    call system_clock(start)
  end subroutine
  subroutine toc(who, what)
    integer, intent(in) :: who, what
    integer(8) :: now
    call system_clock(now)
    best(who, what) = min(best(who, what), 1d6 * real(now - start, 8) / real(rate, 8))
  end subroutine
  subroutine tell(name, what)
    character(*), intent(in) :: name
    integer, intent(in) :: what
    print '(a, 3(1x, es14.6))', name, best(:, what), differs(what)
  end subroutine
end program main
