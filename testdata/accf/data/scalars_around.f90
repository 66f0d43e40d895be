! Scalars that a data construct has on the device: regions change them there, and others read them. A scalar of
! `enter data` is firstprivate in `parallel` all the same, and `kernels` change the device's.
program scalars_around
  implicit none
  integer :: s, t, u, i, a(6)
  s = 1
  t = 10
  u = 100
  a = 0
  !$acc enter data copyin(t)
  !$acc data copy(s, a) create(u)
  !$acc serial
  s = s + 1
  u = s * 2
  !$acc end serial
  !$acc parallel loop
  do i = 1, 6
    a(i) = s * 1000 + t + u * i
  end do
  !$acc kernels
  s = s + a(2)
  t = t + s
  !$acc end kernels
  !$acc update self(t)
  !$acc parallel
  !$acc loop
  do i = 1, 6
    a(i) = a(i) + s
  end do
  !$acc end parallel
  !$acc end data
  !$acc exit data delete(t)
  s = s + 5
  !$acc parallel loop copy(a)
  do i = 1, 6
    a(i) = a(i) + s
  end do
  print '(*(i0,1x))', s, t, a
end program scalars_around
