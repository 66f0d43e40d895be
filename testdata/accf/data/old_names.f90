! pcopy, present_or_copyin and their like mean the same as the short names.
program old_names
  implicit none
  integer :: a(5), b(5), c(5), d(5), i
  a = [1, 2, 3, 4, 5]
  b = [5, 4, 3, 2, 1]
  !$acc data pcopyin(a) present_or_copy(b) present_or_copyout(c) pcreate(d)
  !$acc parallel loop pcopy(b) present_or_create(d) pcopyout(c) present_or_copyin(a)
  do i = 1, 5
    d(i) = a(i) * b(i)
    c(i) = d(i) + i
    b(i) = -b(i)
  end do
  !$acc end data
  print '(*(i0,1x))', b, c
end program old_names
