! Automatic arrays, one with bounds from the size of another dummy, and a private one.
program automatic
  implicit none
  real(8) :: x(6)
  integer :: i
  x = [(real(i, 8), i = 1, 6)]
  call smooth(x, 2)
  print '(6(f10.4,1x))', x
  call smooth(x(2:4), 1)
  print '(6(f10.4,1x))', x
contains
  subroutine smooth(a, halo)
    real(8), intent(inout) :: a(:)
    integer, intent(in) :: halo
    real(8) :: w(1 - halo:size(a) + halo)
    real(8) :: part(-halo:halo)
    integer :: i, k, n
    n = size(a)
    !$acc data copy(a) create(w)
    !$acc parallel loop
    do i = 1 - halo, n + halo
      w(i) = 0.0d0
      if (i >= 1 .and. i <= n) w(i) = a(i)
    end do
    !$acc parallel loop private(part)
    do i = 1, n
      do k = -halo, halo
        part(k) = w(i + k) * real(k + 3, 8)
      end do
      a(i) = part(-halo) + 2.0d0 * part(0) - 0.5d0 * part(halo)
    end do
    !$acc end data
  end subroutine smooth
end program automatic
