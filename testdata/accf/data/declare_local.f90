! declare in a subroutine: its arrays are on the device as long as it runs.
program declare_local
  implicit none
  integer :: x(5), i
  x = [(i, i = 1, 5)]
  call work(x, 5)
  call work(x(2:4), 3)
  print '(*(i0,1x))', x
contains
  subroutine work(a, n)
    integer, intent(in) :: n
    integer, intent(inout) :: a(n)
    integer :: w(n), t(3)
    !$acc declare copy(a) create(w) copyin(t)
    integer :: i
    t = [1, 10, 100]
    !$acc update device(t)
    !$acc parallel loop
    do i = 1, n
      w(i) = a(n + 1 - i) * t(1 + mod(i, 3))
    end do
    !$acc parallel loop
    do i = 1, n
      a(i) = a(i) + w(i)
    end do
  end subroutine work
end program declare_local
