! The element differs from iteration to iteration: its component is not known where the region begins.
program element_of_iteration
  implicit none
  type :: row
    real, allocatable :: x(:)
  end type row
  type(row) :: rows(3)
  integer :: i, k
  !$acc parallel loop private(k)
  do i = 1, 3
    rows(i)%x(1) = 1.0
    k = i
    rows(k)%x(2) = 2.0
  end do
end program element_of_iteration
