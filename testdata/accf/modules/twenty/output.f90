module output
  use memory
  use stats
  implicit none
contains
  subroutine show
    !$acc update self(now, dye(1:cells, :))
    call report('end')
    print '(6(f9.5,1x))', now(1:cells)%rho
    print '(6(f9.5,1x))', now(cells / 2 - 2:cells / 2 + 3)%mom
    print '(6(f9.5,1x))', dye(1:cells:4, 1), dye(cells, 2)
  end subroutine show
end module output
