! The element differs from iteration to iteration, by the index of a `do concurrent`.
program element_of_concurrent
  implicit none
  type :: row
    real, allocatable :: x(:)
  end type row
  type(row) :: rows(3)
  integer :: i
  i = 1
  !$acc parallel loop
  do concurrent (i = 1:3)
    rows(i)%x(1) = 1.0
  end do
end program element_of_concurrent
