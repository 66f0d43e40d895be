! Allocatable arrays: bounds of each allocation count, also after a new allocation with others.
program allocatable_bounds
  implicit none
  integer, allocatable :: a(:), b(:, :)
  integer :: i, j, round
  do round = 1, 3
    allocate (a(-round:round), b(0:round, round:2 * round))
    !$acc parallel loop copyout(a)
    do i = lbound(a, 1), ubound(a, 1)
      a(i) = i * round
    end do
    !$acc parallel loop collapse(2) copyout(b)
    do j = round, 2 * round
      do i = 0, round
        b(i, j) = 10 * i + j
      end do
    end do
    print '(i0,a,*(1x,i0))', round, ':', lbound(a), ubound(a), a
    print '(i0,a,*(1x,i0))', round, ':', lbound(b), ubound(b), b
    deallocate (a, b)
  end do
  ! assignment allocates: lower bound 1
  a = [7, 8, 9]
  !$acc parallel loop copy(a)
  do i = 1, size(a)
    a(i) = a(i) + 100 * i
  end do
  print '(*(i0,1x))', lbound(a), a
  a = [a, 5]
  !$acc parallel loop copy(a)
  do i = 1, size(a)
    a(i) = a(i) + 1
  end do
  print '(*(i0,1x))', ubound(a), a
  if (allocated(b)) print '(a)', 'b is still there'
end program allocatable_bounds
