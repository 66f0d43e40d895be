! The sign of the step is known only at run time, for parallel, collapsed and sequential loops.
program step_of_unknown_sign
  implicit none
  integer :: s
  integer, parameter :: all_steps(6) = [1, -1, 2, -2, 7, -7]
  do s = 1, 6
    call try(1, 6, all_steps(s))
    call try(6, 1, all_steps(s))
    call try(3, 3, all_steps(s))
  end do
contains
  subroutine try(first, last, step)
    integer, intent(in) :: first, last, step
    integer :: a(0:7), b(0:7, 2), c(0:7), i, j
    a = 0; b = 0; c = 0
    !$acc parallel loop copy(a)
    do i = first, last, step
      a(i) = a(i) + 1
    end do
    !$acc parallel loop collapse(2) copy(b)
    do j = (3 - step / abs(step)) / 2, (3 + step / abs(step)) / 2, step
      do i = first, last, step
        b(i, j) = b(i, j) + j
      end do
    end do
    !$acc serial copy(c)
    do i = first, last, step
      c(i) = c(i) + 1 + c(max(0, min(7, i - step)))
    end do
    !$acc end serial
    print '(3(i0,1x),8i1,1x,16i1,1x,8i1)', first, last, step, a, b, c
  end subroutine try
end program step_of_unknown_sign
