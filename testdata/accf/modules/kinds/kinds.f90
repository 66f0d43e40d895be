module kinds
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  private
  integer, parameter, public :: sp = selected_real_kind(6)
  integer, parameter, public :: dp = real64
  integer, parameter, public :: wp = dp
  integer, parameter, public :: ik = selected_int_kind(12)
end module kinds
