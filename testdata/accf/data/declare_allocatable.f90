! declare create of allocatables: allocate makes device memory, too, and deallocate frees it.
module grid
  implicit none
  integer, allocatable :: cells(:), table(:, :)
  !$acc declare create(cells, table)
end module grid
program declare_allocatable
  use grid
  implicit none
  integer :: i, j, round
  do round = 1, 2
    allocate (cells(-round:3), table(2, round:3))
    !$acc parallel loop present(cells)
    do i = -round, 3
      cells(i) = 10 * i + round
    end do
    table = round
    !$acc update device(table)
    !$acc parallel loop collapse(2)
    do j = round, 3
      do i = 1, 2
        table(i, j) = table(i, j) * 100 + cells(j) * i
      end do
    end do
    !$acc update self(cells, table)
    print '(*(i0,1x))', lbound(cells), ubound(cells), cells
    print '(*(i0,1x))', lbound(table), table
    deallocate (cells, table)
  end do
end program declare_allocatable
