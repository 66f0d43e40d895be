! Structures as dummies of procedures with regions and of routines: intent(in), inout, results, arrays of them.
module shapes
  implicit none
  type :: pair
    integer :: a
    real :: b(2)
  end type pair
contains
  pure function swapped(p) result(q)
    !$acc routine seq
    type(pair), intent(in) :: p
    type(pair) :: q
    q%a = -p%a
    q%b(1) = p%b(2)
    q%b(2) = p%b(1)
  end function swapped
  subroutine add(p, k)
    !$acc routine seq
    type(pair), intent(inout) :: p
    integer, intent(in) :: k
    p%a = p%a + k
    p%b = p%b + real(k) * 0.5
  end subroutine add
  subroutine all_of(p)
    type(pair), intent(inout) :: p(:)
    integer :: i
    !$acc parallel loop copy(p)
    do i = 1, size(p)
      call add(p(i), 10 * i)
      p(i) = swapped(p(i))
      call add(p(i), 1)
    end do
  end subroutine all_of
end module shapes
program dummies
  use shapes
  implicit none
  type(pair) :: p(3)
  integer :: i
  p = [(pair(i, [real(i), real(-i)]), i = 1, 3)]
  call all_of(p)
  call all_of(p(2:2))
  print '(*(i0,1x))', p%a
  print '(2(f8.2,1x))', (p(i)%b, i = 1, 3)
end program dummies
