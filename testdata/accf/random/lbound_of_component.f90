! The bounds of an array that is a component: a whole array, as one that has a name.
program lbound_of_component
  implicit none
  type list
    integer :: x(-3:1)
  end type list
  type(list) :: a
  integer :: r(2)
  a%x = 0
  !$acc kernels
  r(1) = lbound(a%x, 1)
  r(2) = ubound(a%x, 1)
  !$acc end kernels
  print *, r
end program lbound_of_component
