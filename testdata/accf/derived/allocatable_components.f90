! Allocatable components in data clauses and regions; the structure itself only lends its name.
program allocatable_components
  implicit none
  type :: grid
    integer :: n
    real, allocatable :: x(:), m(:, :)
  end type grid
  type(grid) :: g
  real :: s
  integer :: i, j
  g%n = 6
  allocate (g%x(0:g%n), g%m(2, -1:1))
  g%x = [(real(i), i = 0, g%n)]
  g%m = 0.0
  s = 0.0
  !$acc parallel loop copy(g%x)
  do i = 0, 6
    g%x(i) = g%x(i) * 2.0 + 1.0
  end do
  !$acc data copyin(g%x) copy(g%m)
  !$acc parallel loop collapse(2) present(g%x, g%m)
  do j = -1, 1
    do i = 1, 2
      g%m(i, j) = g%x(i + 2 * j + 2) + real(10 * i + j)
    end do
  end do
  !$acc parallel loop present(g%m) reduction(+:s)
  do j = lbound(g%m, 2), ubound(g%m, 2)
    s = s + g%m(1, j) * real(j + 2)
  end do
  !$acc end data
  print '(7(f7.2,1x))', g%x
  print '(2(f7.2,1x))', g%m, s
end program allocatable_components
