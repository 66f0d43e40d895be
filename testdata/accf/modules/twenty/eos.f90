module eos
  use kinds
  use constants, only: g => gamma_gas, half
  use types
  implicit none
  interface convert
    module procedure to_gas, to_primitive
  end interface convert
contains
  pure type(gas) function to_gas(w)
    !$acc routine seq
    type(primitive), intent(in) :: w
    to_gas%rho = w%rho
    to_gas%mom = w%rho * w%u
    to_gas%ener = w%p / (g - 1) + half * w%rho * w%u ** 2
  end function to_gas
  pure type(primitive) function to_primitive(q)
    !$acc routine seq
    type(gas), intent(in) :: q
    to_primitive%rho = q%rho
    to_primitive%u = q%mom / q%rho
    to_primitive%p = (g - 1) * (q%ener - half * q%mom ** 2 / q%rho)
  end function to_primitive
  pure real(wp) function sound(w)
    !$acc routine seq
    type(primitive), intent(in) :: w
    sound = sqrt(g * w%p / w%rho)
  end function sound
end module eos
