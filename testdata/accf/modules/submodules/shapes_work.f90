submodule (shapes) shapes_work
  implicit none
  integer, parameter :: local = 100
contains
  module subroutine fill(a, start)
    integer, intent(out) :: a(:)
    integer, intent(in) :: start
    integer :: i
    !$acc parallel loop copyout(a)
    do i = 1, size(a)
      a(i) = twist(i) * unit + start + local
    end do
  end subroutine fill
  module procedure twist
    r = i * i - 1
  end procedure twist
end submodule shapes_work
