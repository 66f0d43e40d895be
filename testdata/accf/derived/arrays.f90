! Arrays of structures with array components; members of different sizes, so that their places have gaps.
program arrays_of_structures
  implicit none
  type :: particle
    integer(1) :: kind
    real(8) :: x(3)
    integer(2) :: tags(0:2)
    real(4) :: mass
  end type particle
  type(particle) :: p(0:5), q(2, 2)
  integer :: i, j
  do i = 0, 5
    p(i)%kind = int(i, 1)
    p(i)%x = [1d0, 2d0, 3d0] * (i + 1)
    p(i)%tags = [1_2, 2_2, 3_2]
    p(i)%mass = 0.5 * i
  end do
  !$acc parallel loop copy(p)
  do i = 0, 5
    p(i)%x(2) = p(i)%x(2) + p(i)%mass
    p(i)%x(1:3:2) = -p(i)%x(3:1:-2)
    p(i)%tags(mod(i, 3)) = int(100 * i, 2)
    p(i)%kind = p(i)%kind + 10_1
  end do
  !$acc parallel loop collapse(2) copyin(p) copyout(q)
  do j = 1, 2
    do i = 1, 2
      q(i, j) = p(2 * i + j - 1)
      q(i, j)%mass = q(i, j)%mass + 100.0
    end do
  end do
  print '(3(f8.2,1x))', (p(i)%x, i = 0, 5)
  print '(3(i0,1x))', (p(i)%tags, i = 0, 5)
  print '(*(i0,1x))', p%kind, q%kind, q%tags(1)
  print '(4(f8.2,1x))', q%mass, q(2, 1)%x(2)
end program arrays_of_structures
