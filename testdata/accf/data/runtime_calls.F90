! Calls of the runtime library, where there is one.
program runtime_calls
#ifdef _OPENACC
  use openacc
#endif
  implicit none
  integer :: a(10), b(10), i
  logical :: there, done
  a = [(i, i = 1, 10)]
  b = 0
  there = .true.
  done = .true.
#ifdef _OPENACC
  if (_OPENACC < 201306) print '(a)', 'the version is odd'
  if (acc_get_num_devices(acc_get_device_type()) < 0) print '(a)', 'devices are odd'
  call acc_init(acc_device_default)
  call acc_copyin(a)
  call acc_create(b)
  there = acc_is_present(a)
#else
  b = 0
#endif
  !$acc parallel loop present(a, b) async(4)
  do i = 1, 10
    b(i) = a(i) * 11
    a(i) = -a(i)
  end do
#ifdef _OPENACC
  call acc_wait(4)
  done = acc_async_test(4)
  call acc_update_self(a)
  a(5) = 500
  call acc_update_device(a)
#else
  a(5) = 500
#endif
  !$acc parallel loop present(a, b)
  do i = 1, 10
    b(i) = b(i) + a(i)
  end do
#ifdef _OPENACC
  call acc_wait_all()
  call acc_copyout(b)
  call acc_delete(a)
#endif
  print '(*(i0,1x))', a, b
  print '(*(l1,1x))', there, done
end program runtime_calls
