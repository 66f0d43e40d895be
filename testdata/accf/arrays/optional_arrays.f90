! Optional array arguments: absent ones take no part in the region.
program optional_arrays
  implicit none
  integer :: x(4), y(4), total
  x = [1, 2, 3, 4]
  y = [10, 20, 30, 40]
  call add(x, total)
  print '(*(i0,1x))', x, total
  call add(x, total, y)
  print '(*(i0,1x))', x, total
  call add(x, total, scale=3)
  print '(*(i0,1x))', x, total
  call add(x, total, y, -1)
  print '(*(i0,1x))', x, total, y
contains
  subroutine add(a, s, b, scale)
    integer, intent(inout) :: a(:)
    integer, intent(out) :: s
    integer, intent(inout), optional :: b(:)
    integer, intent(in), optional :: scale
    integer :: i, f
    f = 1
    if (present(scale)) f = scale
    if (present(b)) then
      !$acc parallel loop copy(a, b)
      do i = 1, size(a)
        a(i) = a(i) * f + b(i)
        b(i) = b(i) + 1
      end do
    else
      !$acc parallel loop copy(a)
      do i = 1, size(a)
        a(i) = a(i) * f
      end do
    end if
    s = 0
    !$acc parallel loop copyin(a) reduction(+:s)
    do i = 1, size(a)
      s = s + i * a(i)
    end do
  end subroutine add
end program optional_arrays
