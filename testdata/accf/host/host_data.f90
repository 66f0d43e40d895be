! host_data: names that stand for addresses on the device, of all sorts of arrays; with conditions.
module device_side
  implicit none
contains
  ! The argument is the address on the device.
  subroutine add(x, n, d)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), intent(in) :: d
    integer :: i
    !$acc parallel loop deviceptr(x)
    do i = 1, n
      x(i) = x(i) + d
    end do
  end subroutine add
  subroutine add_flat(x, n)
    integer, intent(in) :: n
    integer :: x(*), i
    !$acc data deviceptr(x)
    !$acc parallel loop
    do i = 1, n
      x(i) = x(i) + 100
    end do
    !$acc end data
  end subroutine add_flat
  subroutine add_declared(x, n)
    integer, intent(in) :: n
    integer :: x(n), i
    !$acc declare deviceptr(x)
    !$acc parallel loop
    do i = 1, n
      x(i) = x(i) + 1000
    end do
  end subroutine add_declared
  subroutine assumed(z, n)
    integer, intent(in) :: n
    integer :: z(2, *)
    !$acc host_data use_device(z)
    call add_flat(z, n)
    !$acc end host_data
  end subroutine assumed
end module device_side
program host_data
  use device_side
  implicit none
  real(8) :: a(5)
  real(8), allocatable :: b(:)
  real(8), pointer :: p(:)
  integer :: m(-1:2, 3), low(4), i, j
  logical :: yes
  allocate (b(0:4), p(4))
  a = [(i, i = 1, 5)]
  b = [(10 * i, i = 1, 5)]
  p = 0.5d0
  m = 0
  low = 7
  yes = .true.
  !$acc data copy(a, b, p, m, low)
  !$acc host_data use_device(a, b)
  call add(a, 5, 1d0)
  call add(b(1), 3, 2d0)
  if (lbound(b, 1) /= 0 .or. size(a) /= 5) print '(a)', 'bounds are odd'
  !$acc end host_data
  !$acc host_data use_device(p) if(yes .and. .not. .false.)
  call add(p, 4, 0.25d0)
  !$acc end host_data
  !$acc host_data use_device(m, low) &
  !$acc&  if_present
  call add_flat(m(:, 2), 4)
  call add_declared(low, 4)
  if (lbound(m, 1) /= -1 .or. ubound(m, 2) /= 3) print '(a)', 'bounds are odd'
  !$acc end host_data
  call assumed(m, 3)
  !$acc parallel loop collapse(2)
  do j = 1, 3
    do i = -1, 2
      m(i, j) = m(i, j) + j
    end do
  end do
  !$acc end data
  ! Nothing is on the device: the address is that of the host.
  !$acc host_data use_device(low) if_present
  low(1) = low(1) + 1
  !$acc end host_data
  print '(*(f6.2))', a, b, p
  print '(*(i0,1x))', m, low
end program host_data
