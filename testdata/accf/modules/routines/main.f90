! Routines, types and operators of other files' modules, used in regions of two files.
program main
  use vectors, only: vector, norm2d, operator(+)
  use physics, only: move
  implicit none
  type(vector) :: p(5), v(5)
  real(8) :: r(5)
  integer :: i
  do i = 1, 5
    p(i) = vector(i, -i)
    v(i) = vector(0.5d0 * i, 2d0)
  end do
  !$acc data copy(p) copyin(v) copyout(r)
  call move(p, v, 5)
  call move(p(2:4), v(1:3), 3)
  !$acc parallel loop
  do i = 1, 5
    r(i) = norm2d(p(i) + v(6 - i))
  end do
  !$acc end data
  print '(5(f9.4,1x))', p%x, p%y, r
end program main
