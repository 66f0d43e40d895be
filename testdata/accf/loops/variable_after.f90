! The variable of a sequential loop afterwards: one step past the last, unchanged steps when there was no iteration.
program variable_after
  implicit none
  integer :: r(8, 3), i, j, k
  !$acc parallel loop private(j, k) copyout(r)
  do i = 1, 3
    do j = 1, 3 * i
    end do
    r(1, i) = j
    do j = 10, 1, -i
      k = j
    end do
    r(2, i) = j
    r(3, i) = k
    do j = 5, 2
    end do
    r(4, i) = j
    do j = 1, 10
      if (j * i >= 7) exit
    end do
    r(5, i) = j
    outer: do j = 1, 4
      do k = 1, 4
        if (j * k == 6 + 2 * (i - 1)) exit outer
      end do
    end do outer
    r(6, i) = j
    r(7, i) = k
    do j = -3, -9, -4
    end do
    r(8, i) = j
  end do
  print '(8(i0,1x))', r
end program variable_after
