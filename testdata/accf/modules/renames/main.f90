! Names from two modules that have the same: renamed by only and without it, passed on by a third module.
program main
  use both, compute => l_compute, second => r_compute
  implicit none
  integer :: a(m), b(n), size_of, i
  size_of = 7
  !$acc parallel loop copyout(a)
  do i = 1, m
    a(i) = compute(i) + second(i) + secret * 10000 + l_value
  end do
  !$acc parallel loop copyout(b)
  do i = 1, n
    b(i) = second(compute(i)) + r_value + size_of
  end do
  print '(*(i0,1x))', a, b
end program main
