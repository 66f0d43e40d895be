! The structure and its components on the device: enter data for both, attached, used by a routine; then copied back.
module grids
  implicit none
  type :: grid
    integer :: n
    real, allocatable :: x(:), y(:)
  end type grid
contains
  subroutine open_grid(g, n)
    type(grid), intent(inout) :: g
    integer, intent(in) :: n
    integer :: i
    g%n = n
    allocate (g%x(n), g%y(n))
    g%x = [(real(i), i = 1, n)]
    g%y = 0.0
    !$acc enter data copyin(g)
    !$acc enter data copyin(g%x, g%y)
  end subroutine open_grid
  subroutine close_grid(g)
    type(grid), intent(inout) :: g
    print '(i0)', g%n
    !$acc exit data copyout(g%x, g%y)
    !$acc exit data delete(g)
  end subroutine close_grid
end module grids
program deep_copy
  use grids
  implicit none
  type(grid) :: a, b
  integer :: i
  call open_grid(a, 5)
  call open_grid(b, 3)
  !$acc parallel loop present(a, b)
  do i = 1, 5
    a%y(i) = a%x(i) * 3.0 + b%x(1 + mod(i, b%n))
  end do
  !$acc parallel loop present(a, b)
  do i = 1, 3
    b%y(i) = a%y(a%n + 1 - i) - 0.5
  end do
  !$acc update self(a%y)
  print '(5(f7.2,1x))', a%y
  call close_grid(a)
  call close_grid(b)
  print '(5(f7.2,1x))', a%x
  print '(3(f7.2,1x))', b%x, b%y
end program deep_copy
