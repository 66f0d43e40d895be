! Structures of one file, operated on in another, allocated in a third.
program main
  use mesh_types, only: mesh, triangle
  use mesh_ops, only: measure
  implicit none
  type(mesh) :: m
  real(8) :: total
  integer :: i, j, k
  m%nodes = 12
  m%cells = 12
  allocate (m%node(m%nodes), m%cell(m%cells))
  do j = 0, 2
    do i = 0, 3
      m%node(1 + i + 4 * j)%x = [real(i, 8) * 1.5d0, real(j, 8) + 0.25d0 * i]
    end do
  end do
  k = 0
  do j = 0, 1
    do i = 1, 3
      k = k + 1
      m%cell(k) = triangle([i + 4 * j, i + 4 * j + 1, i + 4 * j + 4], 0d0)
      k = k + 1
      m%cell(k) = triangle([i + 4 * j + 1, i + 4 * j + 5, i + 4 * j + 4], 0d0)
    end do
  end do
  call measure(m%node, m%cell, total)
  print '(f9.4)', total
  print '(6(f7.3,1x))', m%cell%area
  print '(*(i0,1x))', m%node%degree
end program main
