! Integers of 1, 2, 4 and 8 bytes: arithmetic in the wider kind, assignment to the narrower one.
program integers
  implicit none
  integer(1) :: a(5)
  integer(2) :: b(5)
  integer(4) :: c(5)
  integer(8) :: d(5)
  integer :: i
  a = [127_1, -127_1, 5_1, -7_1, 100_1]
  b = [32767_2, -32767_2, 300_2, -2_2, 1_2]
  c = [2147483647, -2147483647, 70000, -12, 3]
  d = 0
  !$acc parallel loop copy(a, b, c, d)
  do i = 1, 5
    d(i) = int(c(i), 8) * b(i) + a(i)
    b(i) = int(a(i) * 3, 2)
    c(i) = c(i) / 7 + b(i)
    a(i) = int(a(i) / 2_1 + 1_1, 1)
    d(i) = d(i) + 4294967296_8 * i
  end do
  print '(*(i0,1x))', a
  print '(*(i0,1x))', b
  print '(*(i0,1x))', c
  print '(*(i0,1x))', d
end program integers
