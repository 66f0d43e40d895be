! declare create and copyin for arrays and scalars of a module; procedures find them on the device.
module fields
  implicit none
  integer, parameter :: n = 6
  real :: u(n), v(0:n)
  integer :: offset = 3
  real :: factor
  real :: weights(3) = [0.25, 0.5, 0.25]
  !$acc declare create(u, v, factor)
  !$acc declare copyin(offset, weights)
contains
  real function weighted(i)
    !$acc routine seq
    integer, intent(in) :: i
    weighted = weights(1) * v(i - 1) + weights(2) * v(i) + factor * real(offset)
  end function weighted
  subroutine smooth
    integer :: i
    !$acc parallel loop present(u, v)
    do i = 1, n
      u(i) = weighted(i)
    end do
  end subroutine smooth
end module fields
program declare_create
  use fields
  implicit none
  integer :: i
  v = [(real(i * i), i = 0, n)]
  factor = 100.0
  !$acc update device(v, factor)
  call smooth
  !$acc update self(u)
  print '(6(f9.2,1x))', u
  factor = -1.0
  offset = 5
  !$acc update device(factor, offset)
  !$acc serial
  v(0) = 1000.0
  factor = factor - 0.5
  !$acc end serial
  call smooth
  !$acc update self(u, v, factor)
  print '(6(f9.2,1x))', u
  print '(7(f9.2,1x))', v, factor
end program declare_create
