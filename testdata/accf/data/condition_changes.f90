! The condition of a data construct counts where it begins, although its variables change inside; a function in it is
! called once.
module conditions
  implicit none
  integer :: calls = 0
contains
  logical function is_wanted(k)
    integer, intent(in) :: k
    calls = calls + 1
    is_wanted = k > 2
  end function is_wanted
  subroutine run(a, n)
    integer, intent(inout) :: a(:), n
    integer :: i
    !$acc data copy(a) if(n > 3 .and. size(a) == 6 .and. n + size(a) < 1000 .and. n /= 77 .and. a(1) < 500 .and. n > -5)
    !$acc parallel loop present_or_copy(a)
    do i = 1, 6
      a(i) = a(i) + n
    end do
    n = 0
    !$acc parallel loop present_or_copy(a)
    do i = 1, 6
      a(i) = a(i) * 2
    end do
    !$acc end data
  end subroutine run
end module conditions
program condition_changes
  use conditions
  implicit none
  integer :: a(6), n, k, i
  a = [1, 2, 3, 4, 5, 6]
  n = 10
  call run(a, n)
  print '(*(i0,1x))', a, n
  call run(a, n)
  print '(*(i0,1x))', a, n
  do k = 1, 4
    !$acc data copy(a) if(is_wanted(k))
    !$acc parallel loop
    do i = 1, 6
      a(i) = a(i) - k
    end do
    !$acc end data
  end do
  print '(*(i0,1x))', a, merge(1, 0, calls <= 4)
end program condition_changes
