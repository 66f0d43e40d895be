! The extents of adjustable and automatic arrays are fixed at entry: later changes of the dummy do not move elements.
program adjustable
  implicit none
  integer :: x(12), n
  integer :: i
  x = [(i, i = 1, 12)]
  n = 4
  call change(x, n)
  print '(*(i0,1x))', x
  print '(i0)', n
contains
  subroutine change(a, n)
    integer, intent(inout) :: n
    integer, intent(inout) :: a(n, 3)
    integer :: w(0:n, n - 2)
    integer :: i, j
    n = 2
    !$acc data copy(a) create(w)
    !$acc parallel loop collapse(2)
    do j = 1, 2
      do i = 0, 4
        w(i, j) = 10 * i + 100 * j
      end do
    end do
    !$acc parallel loop collapse(2)
    do j = 1, 3
      do i = 1, n
        a(i, j) = a(i, j) + w(i + 2, min(j, 2)) + size(a, 1) * 1000 + size(w)
      end do
    end do
    !$acc end data
  end subroutine change
end program adjustable
