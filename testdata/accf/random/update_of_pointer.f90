! An update of a pointer that may point to a section with gaps.
program update_of_pointer
  implicit none
  integer, target :: base(9)
  integer, pointer :: p(:)
  integer :: i
  base = [(i, i = 1, 9)]
  p => base(1:9:2)
  !$acc data copy(p)
  !$acc parallel loop
  do i = 1, 5
    p(i) = p(i) + 10
  end do
  !$acc update self(p(:))
  print *, p
  p = 7
  !$acc update device(p)
  !$acc parallel loop
  do i = 1, 5
    p(i) = p(i) + i
  end do
  !$acc end data
  print *, base
end program update_of_pointer
