! Devices, properties and queues of the runtime library: what holds on any device is printed.
program api_devices
#ifdef _OPENACC
  use openacc, host => acc_device_host
#endif
  implicit none
  logical :: ok(12)
  ok = .true.
#ifdef _OPENACC
  block
    integer(acc_device_kind) :: kind_of_device
    integer(acc_handle_kind) :: queue
    character(len=40) :: name
    kind_of_device = acc_get_device_type()
    ok(1) = kind_of_device /= acc_device_none
    ok(2) = acc_get_num_devices(kind_of_device) >= 1
    ok(3) = acc_get_num_devices(acc_device_none) == 0
    call acc_init(kind_of_device)
    ok(4) = acc_get_device_num(kind_of_device) == 0
    call acc_set_device_num(0, kind_of_device)
    call acc_set_device_type(kind_of_device)
    call acc_get_property_string(0, kind_of_device, acc_property_vendor, name)
    ok(5) = len_trim(name) > 0 .and. len_trim(name) < 40
    ok(6) = acc_get_property(0, kind_of_device, acc_property_memory) >= 0
    queue = acc_get_default_async()
    call acc_set_default_async(5)
    ok(7) = acc_get_default_async() == 5
    call acc_set_default_async(queue)
    ok(8) = acc_async_test_device(1, 0) .and. acc_async_test_all_device(0)
    call acc_wait_device(1, 0)
    call acc_wait_async(1, 2)
    call acc_wait_device_async(1, 2, 0)
    call acc_wait_all_async(1)
    call acc_wait_all_device(0)
    ok(9) = acc_on_device(host)
    ok(10) = openacc_version >= 201306 .and. openacc_version == _OPENACC
    ok(11) = acc_wait_any(1, [1]) == 1
    call acc_shutdown(kind_of_device)
  end block
#endif
  print '(*(l1,1x))', ok
end program api_devices
