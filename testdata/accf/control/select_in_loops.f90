! cycle and exit inside of select case mean the loop around it, also by its name, also from two selects.
program select_in_loops
  implicit none
  integer :: r(8), i, j
  !$acc parallel loop copyout(r) private(j)
  outer: do i = 1, 8
    r(i) = 0
    do j = 1, 10
      select case (mod(i * j, 7))
      case (0)
        exit
      case (1, 2)
        cycle
      case (3)
        select case (j)
        case (5:)
          r(i) = r(i) + 5000
          cycle outer
        case default
          if (i > 6) exit
        end select
      case default
        r(i) = r(i) + 100
      end select
      r(i) = r(i) + j
    end do
    r(i) = -r(i)
  end do outer
  print '(*(i0,1x))', r
end program select_in_loops
