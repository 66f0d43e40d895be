! Allocatable dummies: allocated by the callee, kept bounds, and intent(out) that frees.
program allocatable_dummy
  implicit none
  integer, allocatable :: a(:)
  call make(a, -2, 3)
  print '(*(i0,1x))', lbound(a), ubound(a), a
  call twice(a)
  print '(*(i0,1x))', a
  call make(a, 4, 6)
  print '(*(i0,1x))', lbound(a), ubound(a), a
contains
  subroutine make(x, lo, hi)
    integer, allocatable, intent(out) :: x(:)
    integer, intent(in) :: lo, hi
    integer :: i
    if (allocated(x)) print '(a)', 'not freed'
    allocate (x(lo:hi))
    !$acc parallel loop copyout(x)
    do i = lo, hi
      x(i) = i * i
    end do
  end subroutine make
  subroutine twice(x)
    integer, allocatable, intent(inout) :: x(:)
    integer :: i
    !$acc parallel loop copy(x)
    do i = lbound(x, 1), ubound(x, 1)
      x(i) = 2 * x(i) + i
    end do
  end subroutine twice
end program allocatable_dummy
