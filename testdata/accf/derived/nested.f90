! Structures in structures, with arrays on several levels of the path; constants of them.
program nested_structures
  implicit none
  type :: point
    sequence
    real :: x, y
  end type point
  type :: polygon
    integer :: n
    type(point) :: corner(4)
    type(point) :: centre
  end type polygon
  type :: scene
    type(polygon) :: shape(2)
    integer :: ids(2)
  end type scene
  type(point), parameter :: origin = point(0.5, -0.5), unit(2) = [point(1.0, 0.0), point(0.0, 1.0)]
  type(scene) :: s(3)
  real :: area(3)
  integer :: i, j, k
  !$acc parallel loop private(j, k) copyout(s, area)
  do i = 1, 3
    s(i)%ids = [10 * i, -i]
    do j = 1, 2
      s(i)%shape(j)%n = j + 2
      s(i)%shape(j)%centre = origin
      do k = 1, 4
        s(i)%shape(j)%corner(k)%x = real(k * j)
        s(i)%shape(j)%corner(k)%y = real(i) - unit(j)%y
      end do
      s(i)%shape(j)%corner(5 - j) = unit(mod(i, 2) + 1)
      s(i)%shape(j)%centre%y = s(i)%shape(j)%centre%y + s(i)%shape(j)%corner(2)%x * s(i)%ids(1)
    end do
    area(i) = s(i)%shape(2)%centre%y * s(i)%shape(1)%corner(4)%x + s(i)%shape(2)%n
  end do
  print '(8(f6.1,1x))', ((s(i)%shape(j)%corner, j = 1, 2), i = 1, 3)
  print '(4(f7.2,1x))', ((s(i)%shape(j)%centre, j = 1, 2), i = 1, 3)
  print '(*(i0,1x))', (s(i)%ids, s(i)%shape%n, i = 1, 3)
  print '(3(f8.2,1x))', area
end program nested_structures
