! atomic read and atomic write.
program atomic_reads
  implicit none
  integer :: flag, value, a(16), r(16), i, t
  real :: x
  flag = 5
  value = 0
  x = 0.0
  a = [(3 * i, i = 1, 16)]
  !$acc parallel loop copyin(a, flag) copy(value, x) copyout(r) private(t)
  do i = 1, 16
    !$acc atomic read
    t = flag
    r(i) = t + a(i)
    if (a(i) == 21) then
      !$acc atomic write
      value = a(i) * 2 + t
    end if
    !$acc atomic write
    x = 2.5
    !$acc end atomic
  end do
  print '(*(i0,1x))', r, value
  print '(f5.2)', x
end program atomic_reads
