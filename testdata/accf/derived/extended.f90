! Extended types: inherited components by both paths.
program extended
  implicit none
  type :: base
    integer :: id
    real :: x
  end type base
  type, extends(base) :: more
    real :: y
    integer :: list(2)
  end type more
  type(more) :: m(3)
  integer :: i
  do i = 1, 3
    m(i) = more(id=i, x=0.5 * i, y=-1.0, list=[i, 2 * i])
  end do
  !$acc parallel loop copy(m)
  do i = 1, 3
    m(i)%x = m(i)%x + m(i)%base%id * 10.0
    m(i)%y = m(i)%base%x * 2.0
    m(i)%list(2) = m(i)%list(1) + m(i)%id * 100
  end do
  print '(3(f8.2,1x))', m%x, m%y
  print '(*(i0,1x))', (m(i)%list, m(i)%base%id, i = 1, 3)
end program extended
