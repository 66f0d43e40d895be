module mesh_ops
  use mesh_types
  implicit none
contains
  pure real(8) function area_of(a, b, c)
    !$acc routine seq
    type(node), intent(in) :: a, b, c
    area_of = 0.5d0 * abs((b%x(1) - a%x(1)) * (c%x(2) - a%x(2)) - (c%x(1) - a%x(1)) * (b%x(2) - a%x(2)))
  end function area_of
  subroutine measure(nodes, cells, total)
    type(node), intent(inout) :: nodes(:)
    type(triangle), intent(inout) :: cells(:)
    real(8), intent(out) :: total
    integer :: c, k
    total = 0d0
    !$acc parallel loop copy(nodes, cells) reduction(+:total)
    do c = 1, size(cells)
      cells(c)%area = area_of(nodes(cells(c)%v(1)), nodes(cells(c)%v(2)), nodes(cells(c)%v(3)))
      total = total + cells(c)%area
      do k = 1, corners
        !$acc atomic update
        nodes(cells(c)%v(k))%degree = nodes(cells(c)%v(k))%degree + 1
      end do
    end do
  end subroutine measure
end module mesh_ops
