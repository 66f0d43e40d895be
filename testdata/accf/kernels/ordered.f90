! A loop of kernels that has an order runs once, however many gangs are asked for.
program ordered
  implicit none
  integer :: b(1000), c(1000), total, i
  logical :: even
  b = [(mod(i, 7), i = 1, 1000)]
  c = 0
  total = 5
  even = .true.
  !$acc kernels num_gangs(2) copyin(b) copy(c)
  do i = 2, 1000
    c(i) = c(i - 1) + b(i)
    if (mod(c(i), 2) == 0) total = total * 3 - c(i)
    total = mod(total, 1009)
  end do
  !$acc end kernels
  !$acc parallel loop copyin(b) copy(even)
  do i = 1, 1000
    !$acc atomic update
    even = (mod(b(i), 2) == 0) .eqv. even
  end do
  print '(2(i0,1x),l1)', total, c(1000), even
end program ordered
