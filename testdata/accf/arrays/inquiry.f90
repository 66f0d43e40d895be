! lbound, ubound, size and shape inside of regions, with and without dim, of all sorts of arrays.
program inquiry
  implicit none
  integer, allocatable :: a(:, :)
  integer :: r(20), e(3, 0:4)
  allocate (a(-1:2, 5:9))
  e = 0
  call ask(a, e, r, 3)
  print '(*(i0,1x))', r
contains
  subroutine ask(x, y, out, n)
    integer, allocatable, intent(in) :: x(:, :)
    integer, intent(in) :: y(0:, :), n
    integer, intent(out) :: out(20)
    integer :: z(n, n + 1:2 * n), sh(2), k
    z = 0
    !$acc parallel num_gangs(1) copyout(out) copyin(y, z) create(x) private(sh)
    out(1) = lbound(x, 1)
    out(2) = ubound(x, 1)
    out(3) = lbound(x, 2)
    out(4) = ubound(x, 2)
    out(5) = size(x)
    out(6) = size(x, 2)
    out(7) = lbound(y, 1)
    out(8) = ubound(y, 1)
    out(9) = lbound(y, dim=2)
    out(10) = ubound(y, dim=2)
    sh = shape(z)
    out(11) = sh(1)
    out(12) = sh(2)
    out(13) = lbound(z, 2)
    out(14) = ubound(z, 2)
    out(15:16) = lbound(z)
    out(17:18) = ubound(x)
    out(19) = int(size(z, kind=8))
    !$acc loop seq
    do k = lbound(z, 2), ubound(z, 2)
      out(20) = k * size(z(:, k))
    end do
    !$acc end parallel
  end subroutine ask
end program inquiry
