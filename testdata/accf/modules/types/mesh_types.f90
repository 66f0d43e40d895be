module mesh_types
  implicit none
  integer, parameter :: corners = 3
  type :: node
    real(8) :: x(2)
    integer :: degree = 0
  end type node
  type :: triangle
    integer :: v(corners)
    real(8) :: area
  end type triangle
  type :: mesh
    integer :: nodes, cells
    type(node), allocatable :: node(:)
    type(triangle), allocatable :: cell(:)
  end type mesh
end module mesh_types
