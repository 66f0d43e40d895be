! Loops that end at a common label, at a statement of their own, and at an assignment.
program shared_label
  implicit none
  integer :: a(4, 5), b(6), i, j
  a = 0
  b = 0
  !$acc parallel loop copy(a) private(i)
  do 10 j = 1, 5
  do 10 i = 1, 4
    if (mod(i + j, 3) == 0) goto 10
    a(i, j) = 10 * i + j
10 continue
  !$acc parallel loop copy(b) copyin(a)
  do 20 i = 1, 4
    b(i) = a(i, 1)
    do 30 j = 2, 5
30  b(i) = b(i) + a(i, j) * j
20 end do
  !$acc kernels loop copy(b)
  do 40, i = 5, 6
40 b(i) = -i
  print '(4(i0,1x))', a
  print '(*(i0,1x))', b
end program shared_label
