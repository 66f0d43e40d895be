! default(present) and default(none), on compute constructs and on data.
program defaults
  implicit none
  integer :: a(6), b(6), s, k, i
  a = [(i, i = 1, 6)]
  b = 0
  s = 0
  k = 4
  !$acc data copy(a, b) default(none)
  !$acc parallel loop default(present)
  do i = 1, 6
    b(i) = a(i) * k
  end do
  !$acc parallel loop default(none) present(a, b) firstprivate(k) reduction(+:s)
  do i = 1, 6
    a(i) = a(i) + b(7 - i) - k
    s = s + i * a(i)
  end do
  !$acc kernels default(present)
  b(2:5) = b(2:5) + a(1:4)
  !$acc end kernels
  !$acc end data
  print '(*(i0,1x))', a, b, s
end program defaults
