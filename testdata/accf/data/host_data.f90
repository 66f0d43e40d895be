! host_data hands the device's address to a procedure, which uses it with deviceptr.
program host_data_regions
  implicit none
  real :: a(6), b(6)
  integer :: i
  a = [(real(i), i = 1, 6)]
  b = 0.0
  !$acc data copyin(a) copyout(b)
  !$acc host_data use_device(a, b)
  call scale(a, b, 6, 2.5)
  !$acc end host_data
  !$acc parallel loop
  do i = 1, 6
    b(i) = b(i) + 100.0
  end do
  !$acc end data
  print '(6(f8.2,1x))', a, b
  !$acc host_data use_device(a) if_present
  a(1) = a(1) + 0.25
  !$acc end host_data
  print '(f8.2)', a(1)
contains
  subroutine scale(x, y, n, f)
    integer, intent(in) :: n
    real, intent(in) :: x(n), f
    real :: y(n)
    integer :: i
    !$acc parallel loop deviceptr(x, y)
    do i = 1, n
      y(i) = x(n + 1 - i) * f
    end do
  end subroutine scale
end program host_data_regions
