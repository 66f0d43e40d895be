module setup
  use store
  implicit none
contains
  subroutine begin(m)
    integer, intent(in) :: m
    integer :: i, j
    allocate (field(n, 0:m))
    fixed = [(real(i), i = 1, n)]
    gain = 0.5
    !$acc update device(fixed, gain)
    !$acc parallel loop collapse(2) present(field)
    do j = 0, m
      do i = 1, n
        field(i, j) = real(10 * i + j)
      end do
    end do
  end subroutine begin
  subroutine finish
    deallocate (field)
  end subroutine finish
end module setup
