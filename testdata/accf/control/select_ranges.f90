! select case over integers: lists, open and closed ranges, the default in the middle, kinds, nesting, no match.
program select_ranges
  implicit none
  integer :: a(16), r(16), s(16), i
  integer(8) :: big
  integer, parameter :: limit = 40
  a = [-1000, -5, -4, -1, 0, 1, 2, 3, 7, 8, 9, 10, 15, 39, 40, 41]
  !$acc parallel loop copyin(a) copyout(r, s) private(big)
  do i = 1, 16
    select case (a(i))
    case (:-5)
      r(i) = 1
    case (-1, 1, 3)
      r(i) = 2
    case default
      r(i) = 3
    case (0)
      r(i) = 4
      select case (i)
      case (1:4)
        r(i) = 5
      case (5)
        r(i) = 6
      end select
    case (8:9, 11:limit - 1, 7)
      r(i) = 7
      if (a(i) == 9) r(i) = 70
    case (limit:)
    r(i) = 8
    end select
    s(i) = 0
    big = a(i) * 1000000000_8
    pick: select case (big)
    case (2000000000_8:9000000000_8) pick
      s(i) = 1
      if (i == 9) exit pick
      s(i) = s(i) + 10
    case (:-1_8) pick
      s(i) = -1
    end select pick
  end do
  print '(*(i0,1x))', r
  print '(*(i0,1x))', s
end program select_ranges
