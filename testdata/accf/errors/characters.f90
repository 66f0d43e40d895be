! expect: 9 characters cannot be used on a device: `name`
program characters
  implicit none
  integer :: a(5), i
  character(len=4) :: name
  name = 'left'
  !$acc parallel loop copy(a)
  do i = 1, 5
    if (name == 'left') a(i) = i
  end do
  print *, a
end program characters
