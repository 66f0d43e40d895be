! expect: 7 `allocate` cannot run on a device
program allocate_in_region
  implicit none
  integer, allocatable :: w(:)
  integer :: a(5)
  !$acc serial copyout(a)
  allocate (w(5))
  w = 1
  a = w
  deallocate (w)
  !$acc end serial
  print *, a
end program allocate_in_region
