! declare in procedures: what is there from the start to the end, returns, automatic and allocatable arrays, common blocks.
module work
  implicit none
  integer :: table(0:4) = [1, 2, 3, 4, 5], plain(6), factor = 3, unused(10)
  !$acc declare copyin(table, factor) create(plain)
  !$acc declare create(unused)
contains
  subroutine lookup(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$acc declare copy(x)
    !$acc parallel loop
    do i = 1, n
      x(i) = x(i) + factor * table(mod(i, 5))
    end do
  end subroutine lookup
  subroutine fill()
    integer :: i
    !$acc parallel loop
    do i = 1, 6
      plain(i) = i * i
    end do
    !$acc update self(plain)
  end subroutine fill
  integer function total(x, n, mode)
    integer, intent(in) :: n, mode, x(n)
    integer :: square(n), i
    integer, allocatable :: more(:)
    !$acc declare create(square, more) copyin(x)
    total = -1
    if (mode == 0) return
    allocate (more(n))
    !$acc parallel loop
    do i = 1, n
      square(i) = x(i) * x(i)
      more(i) = i
    end do
    if (mode == 1) then
      total = 0
      return
    end if
    total = 0
    !$acc parallel loop reduction(+: total)
    do i = 1, n
      total = total + square(i) * more(i)
    end do
  end function total
  subroutine counted(r)
    integer, intent(out) :: r
    integer, save :: kept(3) = 0
    integer :: i
    !$acc declare copyin(kept)
    !$acc parallel loop
    do i = 1, 3
      kept(i) = kept(i) + i
    end do
    !$acc update host(kept)
    r = sum(kept)
  end subroutine counted
  subroutine present_only(x)
    integer, intent(inout) :: x(:)
    integer :: i
    !$acc declare present(x)
    !$acc parallel loop
    do i = 1, size(x)
      x(i) = -x(i)
    end do
  end subroutine present_only
end module work
program declare_procedures
  use work
  implicit none
  integer :: a(7), b(4), i, r, shared(3), other
  real :: out(3)
  common /block/ shared, other
  !$acc declare create(/block/)
  !$acc declare create(out)
  a = [(i, i = 1, 7)]
  call lookup(a, 7)
  call fill()
  print '(*(i0,1x))', a, plain
  print '(*(i0,1x))', total(a, 7, 0), total(a, 7, 1), total(a, 7, 2), total(a, 3, 2)
  do i = 1, 3
    call counted(r)
    print '(i0)', r
  end do
  b = [1, 2, 3, 4]
  !$acc data copy(b)
  call present_only(b)
  !$acc end data
  shared = [7, 8, 9]
  other = 5
  !$acc update device(shared, other)
  !$acc parallel loop
  do i = 1, 3
    shared(i) = shared(i) * other
    out(i) = real(shared(i)) / 2
  end do
  !$acc update self(shared, out)
  print '(*(i0,1x))', b, shared
  print '(*(f6.2))', out
end program declare_procedures
