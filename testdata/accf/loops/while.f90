! do while with a condition that changes, one that is false at once, and one with exit and cycle.
program while_loops
  implicit none
  integer :: length(12), zero(12), odd(12)
  integer :: i, n, k
  !$acc parallel loop private(n, k) copyout(length, zero, odd)
  do i = 1, 12
    n = i
    k = 0
    do while (n /= 1)
      if (mod(n, 2) == 0) then
        n = n / 2
      else
        n = 3 * n + 1
      end if
      k = k + 1
    end do
    length(i) = k
    zero(i) = -i
    do while (n > 1)
      zero(i) = 99
    end do
    odd(i) = 0
    n = 0
    do while (n < 3 * i)
      n = n + 1
      if (mod(n, 2) == 0) cycle
      if (n > 21) exit
      odd(i) = odd(i) + n
    end do
  end do
  print '(*(i0,1x))', length
  print '(*(i0,1x))', zero
  print '(*(i0,1x))', odd
end program while_loops
