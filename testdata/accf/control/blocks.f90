! block: own names that hide outer ones, arrays with bounds of the iteration, parameters, exit from a named block.
program blocks
  implicit none
  integer :: r(6), s(6), i, k
  k = 5
  !$acc parallel loop copyout(r, s)
  do i = 1, 6
    r(i) = k
    block
      integer :: k, w(3)
      integer, parameter :: step = 10
      k = i * step
      w = [k, -k, 1]
      block
        real :: k
        k = 0.75
        r(i) = r(i) + int(4 * k) + w(1)
      end block
      r(i) = r(i) + k + w(3) * 1000
    end block
    s(i) = -1
    test: block
      integer :: j
      do j = 1, 10
        if (j * j > 2 * i) then
          s(i) = j
          exit test
        end if
        if (i == 6 .and. j == 2) exit
      end do
      s(i) = 100 + j
    end block test
    r(i) = r(i) + k * 100000
  end do
  print '(*(i0,1x))', r, s
end program blocks
