! Variables of inner sequential loops are private without a clause, also where two loops share one.
program implicit_private
  implicit none
  integer :: a(20), b(20), i, j, k, m
  m = 3
  !$acc parallel loop copyout(a) private(k)
  do i = 1, 20
    a(i) = 0
    do j = 1, i
      do k = j, i, m
        a(i) = a(i) + j * k
      end do
    end do
  end do
  !$acc parallel loop copyout(b) copyin(a)
  do j = 1, 20
    b(j) = 0
    do i = 1, j
      b(j) = b(j) + a(i) * i
    end do
  end do
  print '(10(i0,1x))', a
  print '(10(i0,1x))', b
end program implicit_private
