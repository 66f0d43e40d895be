! Scalars that a region changes for good: in a data construct around, as a component, by a procedure of a module.
module counting
  implicit none
  integer :: calls = 0
  !$acc declare create(calls)
  integer :: others = 0
contains
  subroutine count_one
    !$acc routine seq
    !$acc atomic
    calls = calls + 1
  end subroutine count_one
  subroutine count_other
    !$acc routine seq
    !$acc atomic
    others = others + 2
  end subroutine count_other
end module counting
program shared_scalars
  use counting
  implicit none
  type :: state
    real, allocatable :: x(:)
    integer :: steps
    real :: top
  end type state
  type(state) :: s
  integer :: i, k
  real :: best
  allocate (s%x(6))
  s%x = [1.0, 5.0, 2.0, 8.0, 3.0, 1.0]
  s%steps = 0
  s%top = -1.0
  k = 4
  best = 0.0
  !$acc data copy(k, best) copyin(s%x)
  !$acc serial
  k = k + 10
  !$acc end serial
  !$acc parallel loop reduction(max:best)
  do i = 1, 6
    best = max(best, s%x(i) * real(k))
  end do
  !$acc end data
  !$acc serial copyin(s%x)
  do i = 1, 6
    s%steps = s%steps + 1
    s%top = max(s%top, s%x(i))
  end do
  !$acc end serial
  !$acc update device(calls)
  !$acc parallel loop
  do i = 1, 5
    call count_one
    call count_other
  end do
  !$acc update self(calls)
  print '(i0,1x,f8.2,1x,i0,1x,f8.2,1x,2(i0,1x))', k, best, s%steps, s%top, calls, others
end program shared_scalars
