! Loop variables of all integer kinds, with bounds of others.
program variable_kinds
  implicit none
  integer(1) :: i1
  integer(2) :: i2
  integer(8) :: i8, first, last
  integer :: a(10), b(-10:10), c(8), n
  a = 0; b = 0; c = 0
  n = 10
  first = 5000000000_8
  last = first + 14_8
  !$acc parallel loop copy(a)
  do i1 = 1_1, int(n, 1)
    a(i1) = i1 * 3
  end do
  !$acc parallel loop copy(b)
  do i2 = 10_2, -10_2, -3_2
    b(i2) = int(i2) * 1000
  end do
  !$acc parallel loop copy(c)
  do i8 = first, last, 2_8
    c(int((i8 - first) / 2_8) + 1) = int(mod(i8, 1000000007_8))
  end do
  print '(*(i0,1x))', a
  print '(*(i0,1x))', b
  print '(*(i0,1x))', c
end program variable_kinds
