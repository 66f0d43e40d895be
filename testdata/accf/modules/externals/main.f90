! External procedures in other files, one of them in fixed form with a common block and an include file.
program main
  implicit none
  interface
    subroutine saxpy(n, a, x, y)
      integer, intent(in) :: n
      real, intent(in) :: a, x(n)
      real, intent(inout) :: y(n)
    end subroutine saxpy
    real function halved(x)
      !$acc routine seq
      real, intent(in) :: x
    end function halved
  end interface
  external :: work
  real :: x(8, 3), y(8), scale
  integer :: last, i
  common /limits/ scale, last
  scale = 2.0
  last = 6
  x = reshape([(real(i), i = 1, 24)], [8, 3])
  y = 1.0
  !$acc data copy(x, y)
  call work(x, 3)
  call saxpy(8, 0.5, x(:, 2), y)
  !$acc parallel loop
  do i = 1, 8
    y(i) = halved(y(i)) + 100.0
  end do
  !$acc end data
  print '(8(f8.2,1x))', x
  print '(8(f8.2,1x))', y
end program main
