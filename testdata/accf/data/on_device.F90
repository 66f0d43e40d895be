! acc_on_device and the size of the device's type in a region: the value is not printed, only what follows from it.
program on_device
#ifdef _OPENACC
  use openacc, only: acc_on_device, acc_device_host, acc_device_not_host
#endif
  implicit none
  integer :: a(4), i
  !$acc parallel loop copyout(a)
  do i = 1, 4
#ifdef _OPENACC
    if (acc_on_device(acc_device_host) .neqv. acc_on_device(acc_device_not_host)) then
      a(i) = 10 * i
    else
      a(i) = -1
    end if
#else
    a(i) = 10 * i
#endif
  end do
  print '(*(i0,1x))', a
end program on_device
