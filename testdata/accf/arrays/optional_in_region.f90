! present(b) is asked inside of the region, and b is in its data clause.
program optional_in_region
  implicit none
  integer :: x(5), y(5)
  x = [1, 2, 3, 4, 5]
  y = [5, 4, 3, 2, 1]
  call add(x)
  print '(*(i0,1x))', x
  call add(x, y)
  print '(*(i0,1x))', x
contains
  subroutine add(a, b)
    integer, intent(inout) :: a(5)
    integer, intent(in), optional :: b(5)
    integer :: i
    !$acc parallel loop copy(a) copyin(b)
    do i = 1, 5
      if (present(b)) then
        a(i) = a(i) + 10 * b(i)
      else
        a(i) = a(i) - 100
      end if
    end do
  end subroutine add
end program optional_in_region
