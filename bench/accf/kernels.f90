! Programs in Fortran with OpenACC; `plain.f90` has the same loops with OpenMP.
module kernels
  implicit none
contains
  ! A step of Jacobi's method, with the largest change.
  subroutine jacobi(n, m, a, b, change)
    integer, intent(in) :: n, m
    real(8), intent(in) :: a(n, m)
    real(8), intent(inout) :: b(n, m)
    real(8), intent(out) :: change
    integer :: i, j
    change = 0
    !$acc parallel loop reduction(max: change) copyin(a) copy(b)
    do j = 2, m - 1
      do i = 2, n - 1
        b(i, j) = 0.25d0 * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1))
        change = max(change, abs(b(i, j) - a(i, j)))
      end do
    end do
  end subroutine
  subroutine stencil(n, x, y, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:), y(:)
    real(8), intent(inout) :: z(:)
    integer :: i
    !$acc parallel loop copyin(x, y) copy(z)
    do i = 2, n - 1
      z(i) = z(i) + 0.5d0 * (x(i - 1) - 2 * x(i) + x(i + 1)) * y(i)
    end do
  end subroutine
  subroutine product(n, a, b, c)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n, n), b(n, n)
    real(8), intent(out) :: c(n, n)
    integer :: i, j, k
    !$acc parallel loop copyin(a, b) copyout(c)
    do j = 1, n
      do i = 1, n
        c(i, j) = 0
      end do
      do k = 1, n
        do i = 1, n
          c(i, j) = c(i, j) + a(i, k) * b(k, j)
        end do
      end do
    end do
  end subroutine
  subroutine squares(n, x, total)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: total
    integer :: i
    total = 0
    !$acc parallel loop reduction(+: total) copyin(x)
    do i = 1, n
      total = total + x(i) * x(i)
    end do
  end subroutine
end module kernels
