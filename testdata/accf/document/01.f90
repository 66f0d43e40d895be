! Example 1: paths of components, on both sides of assignments.
program example_1
  implicit none
  type :: third
    real :: d
  end type third
  type :: second
    type(third) :: c2_3
    real :: other
  end type second
  type :: first
    real :: b1
    type(second) :: b
  end type first
  type(first) :: a(4), one
  integer :: i
  one%b1 = 0.5
  one%b%c2_3%d = 2.0
  one%b%other = -1.0
  !$acc parallel loop copyin(one) copyout(a)
  do i = 1, 4
    a(i)%b1 = one%b1 * i
    a(i)%b%c2_3%d = one%b%c2_3%d + a(i)%b1
    a(i)%b%other = one%b%other * a(i)%b%c2_3%d
  end do
  print '(4(f7.2,1x))', a%b1, a%b%c2_3%d, a%b%other
end program example_1
