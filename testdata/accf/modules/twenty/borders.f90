module borders
  use types, only: gas
  implicit none
contains
  subroutine reflect(q, n, h)
    integer, intent(in) :: n, h
    type(gas), intent(inout) :: q(1-h:n+h)
    integer :: k
    !$acc parallel loop present(q)
    do k = 1, h
      q(1 - k) = q(k)
      q(1 - k)%mom = -q(k)%mom
      q(n + k) = q(n + 1 - k)
      q(n + k)%mom = -q(n + k)%mom
    end do
  end subroutine reflect
end module borders
