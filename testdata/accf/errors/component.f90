! expect: 12 type `pair` has no component `z`
program component
  implicit none
  type :: pair
    integer :: x, y
  end type pair
  type(pair) :: p(5)
  integer :: i
  !$acc parallel loop copyout(p)
  do i = 1, 5
    p(i)%x = i
    p(i)%z = i
  end do
  print *, p(1)%x
end program component
