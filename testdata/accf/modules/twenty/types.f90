module types
  use kinds, only: wp
  implicit none
  type :: gas
    real(wp) :: rho, mom, ener
  end type gas
  type :: primitive
    real(wp) :: rho, u, p
  end type primitive
end module types
