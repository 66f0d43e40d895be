module kinds
  implicit none
  integer, parameter :: wp = selected_real_kind(13)
  integer, parameter :: long = selected_int_kind(15)
end module kinds
