! Named loops: exit and cycle of outer ones, also when a name is a word of another language.
program named
  implicit none
  integer :: r(6), i, j, k, s
  !$acc parallel loop private(s, j, k) copyout(r)
  case: do i = 1, 6
    s = 0
    for: do j = 1, 5
      while: do k = 1, 5
        if (k == i) cycle for
        if (j == 4 .and. i > 2) exit for
        if (i == 6 .and. k == 3) exit while
        if (k * j > 12) cycle while
        s = s + 10 * j + k
      end do while
      s = s + 1000
    end do for
    if (i == 5) cycle case
    s = -s
    r(i) = s
    cycle
  end do case
  ! the fifth iteration left before its assignment
  r(5) = 0
  print '(*(i0,1x))', r
end program named
