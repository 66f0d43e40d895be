! Structures as scalars: components read and written, assigned as a whole, private and firstprivate.
program scalars
  implicit none
  type :: box
    real(8) :: width, height
    integer :: count = 3
    logical :: open
    complex :: z
  end type box
  type(box) :: b, t
  integer :: n(4), i
  real(8) :: a(4)
  b = box(2.5d0, 4d0, open=.true., z=(1.0, -1.0))
  !$acc parallel loop copyin(b) copyout(a, n) private(t)
  do i = 1, 4
    t = b
    t%width = t%width * i
    t%count = t%count + i
    if (i == 3) t%open = .not. t%open
    a(i) = t%width * t%height + real(t%z) + aimag(b%z) * 10
    n(i) = t%count * 10 + merge(1, 0, t%open)
  end do
  !$acc serial copy(b)
  b%count = b%count * 100
  b%z = conjg(b%z) * 2
  b%open = b%width > 3d0
  !$acc end serial
  print '(4(f9.2,1x))', a
  print '(*(i0,1x))', n, b%count
  print '(4(f9.2,1x),l1)', b%width, b%height, b%z, b%open
end program scalars
