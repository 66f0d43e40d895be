! Arrays without elements: loops over them do nothing, their bounds are 1 and 0, and reductions keep their value.
program zero_size
  implicit none
  integer, allocatable :: a(:), b(:, :)
  integer :: c(5), s, big, i
  allocate (a(5:4), b(0:3, 7:2))
  c = [1, 2, 3, 4, 5]
  s = 42
  big = -7
  !$acc parallel loop copy(a, b) reduction(+:s) reduction(max:big)
  do i = 1, size(a)
    a(i) = i
    s = s + 1000
    big = max(big, i)
  end do
  print '(*(i0,1x))', s, big, size(a), size(b), size(b, 1), lbound(a), ubound(a), lbound(b), ubound(b)
  call work(c, 3, 2)
  call work(c(4:3), 1, 0)
  call work(c, 2, 4)
  print '(*(i0,1x))', c
  !$acc kernels copy(c)
  c(4:3) = 99
  c(2:2) = c(2:2) + 5
  !$acc end kernels
  print '(*(i0,1x))', c
contains
  subroutine work(x, lo, hi)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: lo, hi
    integer :: i
    !$acc parallel loop copy(x)
    do i = lo, hi
      x(i) = x(i) + 10
    end do
  end subroutine work
end program zero_size
