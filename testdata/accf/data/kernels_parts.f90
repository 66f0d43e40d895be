! The parts of a kernels construct see what those before have left in scalars, with and without a clause for them.
program kernels_parts
  implicit none
  integer :: a(6), b(6), s, t, i
  real :: x(6), sums(6)
  a = 0
  b = 0
  s = 1
  t = 2
  !$acc kernels copy(s, a) copyout(b)
  s = s + 1
  do i = 1, 6
    a(i) = s * i
  end do
  s = s + a(3)
  t = t + s
  !$acc loop independent
  do i = 1, 6
    b(i) = a(i) + s * 100 + t
  end do
  !$acc end kernels
  print '(*(i0,1x))', s, t, a, b
  x = [(real(i) / 4, i = 1, 6)]
  !$acc serial loop reduction(+: s) copy(s)
  do i = 1, 6
    s = s + i
  end do
  !$acc parallel loop gang worker copyin(x) copyout(sums)
  do i = 1, 6
    call scaled(x, i, sums(i))
  end do
  print '(i0, *(1x,f7.3))', s, sums
contains
  subroutine scaled(x, k, total)
    !$acc routine vector
    real, intent(in) :: x(6)
    integer, intent(in) :: k
    real, intent(out) :: total
    real :: own
    integer :: j
    total = 0
    !$acc loop vector reduction(+: total)
    do j = 1, 6
      own = x(j) * k
      total = total + own + 0.5
    end do
  end subroutine scaled
end program kernels_parts
