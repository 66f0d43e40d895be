! Subscripts of all integer kinds, and subscripts that are elements of other arrays.
program index_kinds
  implicit none
  integer(1) :: i1(4)
  integer(2) :: i2(4)
  integer(8) :: i8(4), j
  integer :: a(-4:4), b(4), i
  i1 = [4_1, -3_1, 0_1, -4_1]
  i2 = [1_2, 2_2, -1_2, -2_2]
  i8 = [3_8, 3_8, 1_8, 2_8]
  a = [(10 * i, i = -4, 4)]
  !$acc parallel loop copyin(a, i1, i2, i8) copyout(b)
  do j = 1_8, 4_8
    b(j) = a(i1(j)) + 1000 * a(i2(j)) + 3 * a(i1(i8(j)))
  end do
  print '(*(i0,1x))', b
end program index_kinds
