! A pointer gives a vector two dimensions, and a matrix one.
program pointer_remap
  implicit none
  real, allocatable, target :: v(:)
  real, pointer :: m(:, :), flat(:), alone(:)
  integer :: i, j
  allocate (v(12))
  v = 0.0
  m(0:2, -1:2) => v
  !$acc parallel loop collapse(2) copy(m)
  do j = -1, 2
    do i = 0, 2
      m(i, j) = real(i) + 10.0 * real(j)
    end do
  end do
  flat(1:6) => v(4:9)
  !$acc parallel loop copy(flat)
  do i = 1, 6
    flat(i) = flat(i) + 0.5
  end do
  allocate (alone(-2:1))
  !$acc parallel loop copyout(alone) copyin(v)
  do i = -2, 1
    alone(i) = v(i + 3) * 2.0
  end do
  print '(3(f7.2,1x))', v
  print '(4(f7.2,1x))', alone
  deallocate (alone)
  alone => v(11:)
  !$acc kernels loop copy(alone)
  do i = 1, 2
    alone(i) = 77.0 + real(i)
  end do
  print '(3(f7.2,1x))', v(10:12)
end program pointer_remap
