! The names come from two modules and from the module openacc itself.
program main
  use first, only: start, counts
  use second, only: step
#ifdef _OPENACC
  use openacc
#endif
  implicit none
  integer :: i
  call start()
  call step()
  call inner()
  print '(4(i0,1x))', counts
contains
  subroutine inner()
    use second
#ifdef _OPENACC
    if (acc_get_num_devices(acc_device_none) /= 0) stop 2
    counts(4) = 0
    call acc_update_device(counts(4:4))
#else
    counts(4) = 0
#endif
    !$acc parallel loop present(counts)
    do i = 1, 4
      counts(i) = 10 * counts(i)
    end do
#ifdef _OPENACC
    call acc_copyout(counts)
#endif
  end subroutine inner
end program main
