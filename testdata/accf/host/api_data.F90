! The data routines of the runtime library: all forms, arrays of several ranks and kinds, sections, scalars, renamed.
module holder
#ifdef _OPENACC
  use, intrinsic :: openacc, only: in => acc_copyin, acc_copyout
#endif
  implicit none
  real(8) :: kept(3)
contains
  subroutine enter()
#ifdef _OPENACC
    call in(kept)
#endif
  end subroutine enter
  subroutine leave()
#ifdef _OPENACC
    call acc_copyout(kept)
#endif
  end subroutine leave
end module holder
program api_data
#ifdef _OPENACC
  use openacc
  use iso_c_binding, only: c_ptr, c_associated, c_loc, c_sizeof, c_size_t
#endif
  use holder
  implicit none
  integer :: a(4, 3), i, j, scalar
  integer(8), allocatable :: wide(:)
  real(4), pointer :: p(:)
  real(8), target :: t(8), source(3)
  logical :: there(8)
#ifdef _OPENACC
  type(c_ptr) :: d
#endif
  allocate (wide(5), p(6))
  a = reshape([(i, i = 1, 12)], [4, 3])
  wide = [(10_8 * i, i = 1, 5)]
  p = [(0.5 * i, i = 1, 6)]
  t = 1
  kept = [1, 2, 3]
  source = [1, 2, 3]
  scalar = 7
  there = .true.
#ifdef _OPENACC
  call acc_copyin(a)
  call acc_copyin(wide(1), 40)
  call acc_create(p)
  call acc_update_device_async(p, 3)
  call acc_copyin_async(t, 64_8, 3)
  call acc_copyin(scalar)
  call acc_wait(3)
#endif
  call enter()
  !$acc parallel loop collapse(2) present(a, scalar)
  do j = 1, 3
    do i = 1, 4
      a(i, j) = a(i, j) * scalar
    end do
  end do
  !$acc parallel loop present(wide, p)
  do i = 1, 5
    wide(i) = wide(i) + 1
    p(i) = p(i) * 2
  end do
  !$acc parallel loop present(t, kept)
  do i = 1, 3
    kept(i) = kept(i) * 2
    t(i) = t(i) + kept(i)
  end do
#ifdef _OPENACC
  there(1) = acc_is_present(a)
  there(2) = acc_is_present(wide(1), 40_8)
  if (.not. acc_is_present(t(2:5))) there(3) = .false.
  there(4) = acc_is_present(scalar, 4)
  d = acc_deviceptr(a)
  there(5) = c_associated(d)
  call acc_update_self(a(1, 1), 16)
  call acc_update_self_async(a(:, 2:3), acc_async_noval)
  call acc_wait_all()
  call acc_copyout(wide)
  call acc_copyout_async(p, 24, 2)
  call acc_copyout_finalize(t)
  call acc_wait(2)
  call acc_delete(a)
  call acc_delete_finalize(scalar)
  there(6) = acc_async_test(2)
  there(7) = acc_async_test_all()
  d = acc_malloc(24_8)
  call acc_memcpy_to_device(d, source, 24_c_size_t)
  call acc_memcpy_from_device(t(6), d, 24_8)
  call acc_free(d)
#else
  t(6:8) = [1, 2, 3]
#endif
  call leave()
  print '(*(i0,1x))', a, wide
  print '(*(f6.2))', p, t, kept
  print '(*(l1,1x))', there
end program api_data
