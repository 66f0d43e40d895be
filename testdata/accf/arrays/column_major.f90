! The first index is the fast one: seen through sequence association, a vector dummy and reshape.
program column_major
  implicit none
  integer :: a(2, 3, 4), i, j, k
  !$acc parallel loop collapse(3) copyout(a)
  do i = 1, 2
    do j = 1, 3
      do k = 1, 4
        a(i, j, k) = 100 * i + 10 * j + k
      end do
    end do
  end do
  call show(a, 24)
  call bump(a, 24)
  print '(*(i0,1x))', a(2, 1, 1), a(1, 2, 1), a(1, 1, 2), a(2, 3, 4)
  print '(*(i0,1x))', reshape(a, [6], order=[1])
contains
  subroutine show(v, n)
    integer, intent(in) :: n, v(n)
    print '(*(i0,1x))', v
  end subroutine show
  subroutine bump(v, n)
    integer, intent(in) :: n
    integer, intent(inout) :: v(n)
    integer :: i
    !$acc parallel loop copy(v)
    do i = 1, n
      v(i) = v(i) + 1000 * i
    end do
  end subroutine bump
end program column_major
