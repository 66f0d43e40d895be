! Module variables in routines: constants, tables and scalars that declare puts on the device, updated between regions.
module settings
  implicit none
  real, parameter :: limit = 2.0
  real :: table(0:3) = [1.0, 2.0, 4.0, 8.0]
  integer :: mode = 1
  !$acc declare copyin(table, mode)
contains
  real function looked_up(i)
    !$acc routine seq
    integer, intent(in) :: i
    looked_up = table(mod(i, 4))
    if (mode == 2) looked_up = min(looked_up, limit)
  end function looked_up
end module settings
program module_variables
  use settings
  implicit none
  real :: r(6)
  integer :: i
  !$acc parallel loop copyout(r)
  do i = 1, 6
    r(i) = looked_up(i) + real(mode) * 100.0
  end do
  print '(6(f8.2,1x))', r
  mode = 2
  table(0) = -1.0
  !$acc update device(mode, table(0:0))
  !$acc parallel loop copyout(r)
  do i = 1, 6
    r(i) = looked_up(i)
  end do
  print '(6(f8.2,1x))', r
end program module_variables
