subroutine s(a, n)
  use, intrinsic :: iso_c_binding, only: c_int, k => c_long
  implicit none
  integer(c_int), intent(in) :: n
  real(8), intent(inout), dimension(n) :: a
  character(len=*), parameter :: c = 'it''s & ! no comment'
  integer i, j; logical :: l
  common /blk/ x(10), y
  data l / .true. /
  outer: do i = 1, &
    ! a comment
    & n
    if (a(i) > 0 .and. l) cycle outer
    do 10 j = 1, n
    do 10 k = 1, n
10  a(j) = a(k)**2 - &
      & (1.0, 2.0)
  end do outer
  select case (n)
  case (1, 3:); a = 1
  case default; a = 2
  end select
  where (a > 0) a = 1
  if = 3
  do = if + 1
  associate (p => a(1:n:2))
    p = [1, 2, (j*2, j = 1, 3)]
  end associate
  do concurrent (integer :: i = 1:n, i /= 2) local(j)
    a(i) = merge(1, 2, .not. l)
  end do
  goto 20
20 continue
  block
    integer :: q
    q = n; call t(q, *20, key=2)
  endblock
  allocate(real(8) :: z(n, 0:n), stat=i)
contains
  pure recursive function f(x) result(r)
    real, intent(in) :: x
    real :: r
    r = x
  end function f
end subroutine s
