! Sections of components and of arrays of structures.
program component_sections
  implicit none
  type :: cell
    integer :: id
    real :: x(3)
  end type cell
  type(cell) :: c(4), one
  integer :: ids(4), i
  real :: m(3, 4)
  do i = 1, 4
    c(i)%id = i
    c(i)%x = [real(i), 0.5, -1.0]
  end do
  one = c(2)
  !$acc kernels copy(c, one) copyout(ids, m)
  ids = c%id * 10
  c%id = ids + c(4:1:-1)%id
  c(2:3)%x(1) = 99.0
  one%x(2:3) = c(1)%x(1:2) * 4.0
  one%x = one%x + 0.25
  m(:, 1) = c(3)%x
  m(2, :) = c%x(2) + c%x(1)
  m(1, 2:4) = 0.0
  m(3, 2:4) = c(:3)%x(3) * ids(2:)
  !$acc end kernels
  print '(*(i0,1x))', ids, c%id, one%id
  print '(3(f8.2,1x))', m, one%x, c%x(1)
end program component_sections
