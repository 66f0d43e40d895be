! collapse(force:2): statements stand between the loops; each iteration of the inner loop may run them.
program collapse_force
  implicit none
  integer :: a(5, 4), i, j, base
  !$acc parallel loop collapse(force:2) private(base) copyout(a)
  do j = 1, 4
    base = 100 * j
    do i = 1, 5
      a(i, j) = base + i
    end do
  end do
  print '(5(i0,1x))', a
end program collapse_force
