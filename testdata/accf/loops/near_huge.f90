! Trip counts that need more bits than the variable has, and loops that end just below the greatest number.
program near_huge
  implicit none
  integer :: r(4), i, k, most
  integer(8) :: s(4), far, i8, most8
  most = huge(1)
  far = 3000000000_8
  s = 0
  r = 0
  most8 = huge(1_8)
  !$acc serial copy(r, s)
  do i = most - 5, most - 1
    r(1) = r(1) + (most - i)
    s(1) = s(1) + i
  end do
  do i = -most, most - 2**30, 2**30
    r(2) = r(2) + 1
    s(2) = s(2) * 3 + i
  end do
  do i8 = -far, far, 2000000000_8
    r(3) = r(3) + 1
    s(3) = s(3) * 2 + i8
  end do
  do i8 = most8 - 6_8, most8 - 2_8, 2_8
    r(4) = r(4) + 1
    s(4) = i8
  end do
  !$acc end serial
  print '(*(i0,1x))', r
  print '(*(i0,1x))', s
  r = 0
  !$acc parallel loop copy(r)
  do k = -most, most - 2**30, 2**30
    r(int((int(k, 8) + most) / 2**30) + 1) = k / 1000 + 5
  end do
  print '(*(i0,1x))', r
end program near_huge
