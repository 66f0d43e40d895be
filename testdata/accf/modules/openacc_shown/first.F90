! A module that shows the names of the module openacc, as it does not hide them.
module first
#ifdef _OPENACC
  use openacc
#endif
  implicit none
  integer :: counts(4)
contains
  subroutine start()
    counts = 1
#ifdef _OPENACC
    call acc_copyin(counts)
#endif
  end subroutine start
end module first
