! num_gangs, num_workers and vector_length from variables and expressions; device_type.
program counts
  implicit none
  integer :: a(100), s, g, v, i
  g = 3
  v = 16
  s = 0
  !$acc parallel num_gangs(g + 1) num_workers(2) vector_length(2 * v) copyout(a)
  !$acc loop gang worker vector
  do i = 1, 100
    a(i) = i * i
  end do
  !$acc end parallel
  !$acc parallel loop num_gangs(1) vector_length(1) copyin(a) reduction(+:s)
  do i = 1, 100
    s = s + a(i)
  end do
  !$acc parallel loop copy(a) device_type(nvidia) vector_length(64) device_type(*) vector_length(32)
  do i = 1, 100
    a(i) = a(i) - i
  end do
  print '(10(i0,1x))', a
  print '(i0)', s
end program counts
