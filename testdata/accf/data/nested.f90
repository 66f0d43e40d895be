! Data regions inside of each other and around calls: data that is present is not copied again.
program nested
  implicit none
  integer :: a(6), b(6), i, round
  a = [(i, i = 1, 6)]
  b = 0
  !$acc data copy(a)
  do round = 1, 3
    !$acc data copy(a) copy(b)
    !$acc parallel loop copy(a, b)
    do i = 1, 6
      a(i) = a(i) * 2 + round
      b(i) = b(i) + a(i)
    end do
    call add(a, 6)
    !$acc end data
    ! b has come back, a has not
    b(round) = b(round) + 10000
  end do
  !$acc end data
  print '(*(i0,1x))', a
  print '(*(i0,1x))', b
contains
  subroutine add(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$acc data copy(x)
    !$acc parallel loop
    do i = 1, n
      x(i) = x(i) + 100 * i
    end do
    !$acc end data
  end subroutine add
end program nested
