! expect: 8 pointer assignment cannot run on a device: `p`
program pointer_assignment
  implicit none
  integer, target :: a(5), b(5)
  integer, pointer :: p(:)
  integer :: i
  !$acc serial copy(a, b)
  p => b
  do i = 1, 5
    a(i) = p(i)
  end do
  !$acc end serial
  print *, a
end program pointer_assignment
