! no_create: where the device has the data, it is used; the region touches the other array only if it is there.
program no_create_clause
  implicit none
  integer :: a(4), b(4)
  a = [1, 2, 3, 4]
  b = [10, 20, 30, 40]
  !$acc data copy(a)
  call add(a, b, .false.)
  !$acc data copyin(b)
  call add(a, b, .true.)
  !$acc end data
  !$acc end data
  print '(*(i0,1x))', a, b
contains
  subroutine add(x, y, use_y)
    integer, intent(inout) :: x(4)
    integer, intent(in) :: y(4)
    logical, intent(in) :: use_y
    integer :: i
    !$acc parallel loop no_create(y) present(x)
    do i = 1, 4
      x(i) = x(i) * 3
      if (use_y) x(i) = x(i) + y(i)
    end do
  end subroutine add
end program no_create_clause
