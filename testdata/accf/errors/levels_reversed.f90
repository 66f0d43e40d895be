! expect: 7 a gang loop inside of a vector loop
program levels_reversed
  implicit none
  integer :: a(5, 5), i, j
  !$acc parallel loop vector copyout(a)
  do j = 1, 5
    !$acc loop gang
    do i = 1, 5
      a(i, j) = i
    end do
  end do
  print *, a
end program levels_reversed
