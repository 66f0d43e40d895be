! expect: 16 `c` is an array of structures with an allocatable component, `x`
program allocatable_components
  implicit none
  type :: cell
    real, allocatable :: x(:)
  end type cell
  type(cell) :: c(3)
  real :: s(3)
  integer :: i
  do i = 1, 3
    allocate (c(i)%x(2))
    c(i)%x = i
  end do
  !$acc parallel loop copyin(c) copyout(s)
  do i = 1, 3
    s(i) = c(i)%x(1)
  end do
  print *, s
end program allocatable_components
