! Reductions of arrays (element by element) and of whole small matrices.
program reductions_array
  implicit none
  integer :: histogram(0:4), box(2, 2), a(30), i
  a = [(mod(i * i, 11), i = 1, 30)]
  histogram = [100, 0, 0, 0, 0]
  box = reshape([999, -999, 999, -999], [2, 2])
  !$acc parallel loop reduction(+:histogram) copyin(a)
  do i = 1, 30
    histogram(mod(a(i), 5)) = histogram(mod(a(i), 5)) + i
  end do
  !$acc parallel loop reduction(max:box) copyin(a)
  do i = 1, 30
    box(1 + mod(i, 2), 1) = max(box(1 + mod(i, 2), 1), a(i) * i)
    box(1 + mod(i, 2), 2) = max(box(1 + mod(i, 2), 2), -a(i))
  end do
  print '(*(i0,1x))', histogram, box
end program reductions_array
