subroutine use_store(out, m)
  use store, only: amplified, rows => n, field
  implicit none
  integer, intent(in) :: m
  real, intent(out) :: out(rows, 0:m)
  integer :: i, j
  !$acc parallel loop collapse(2) copyout(out) present(field)
  do j = lbound(field, 2), ubound(field, 2)
    do i = 1, rows
      out(i, j) = amplified(i, j)
      field(i, j) = -field(i, j)
    end do
  end do
end subroutine use_store
