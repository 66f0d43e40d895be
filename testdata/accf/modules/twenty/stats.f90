module stats
  use reduce, only: totals, real_kind => wp
  use timer, only: elapsed
  implicit none
contains
  subroutine report(label)
    character(len=*), intent(in) :: label
    real(real_kind) :: mass, energy, greatest
    call totals(mass, energy, greatest)
    print '(a,1x,i0,3(1x,f9.5))', label, elapsed(), mass, energy, greatest
  end subroutine report
end module stats
