! It has the names from another module, and shows them in turn; some it hides.
module second
  use first
#ifdef _OPENACC
  use openacc, only: acc_update_device, acc_is_present
#endif
  implicit none
#ifdef _OPENACC
  private :: acc_is_present
#endif
contains
  subroutine step()
    integer :: i
    !$acc parallel loop present(counts)
    do i = 1, 4
      counts(i) = counts(i) + i
    end do
#ifdef _OPENACC
    if (.not. acc_is_present(counts)) stop 1
    call acc_update_self(counts)
#endif
  end subroutine step
end module second
