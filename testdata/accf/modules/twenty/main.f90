! A shock tube in twenty files, built by a Makefile.
program main
  use driver, only: run
  implicit none
  call run
end program main
