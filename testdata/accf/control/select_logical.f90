! select case over logicals, with only one case, with default.
program select_logical
  implicit none
  integer :: r(6), i
  logical :: l
  !$acc parallel loop copyout(r) private(l)
  do i = 1, 6
    l = mod(i, 3) == 0
    select case (l .or. i == 1)
    case (.true.)
      r(i) = 10
    case (.false.)
      r(i) = 20
    end select
    select case (l)
    case (.true.)
      r(i) = r(i) + 1
    end select
    select case (.not. l .and. i > 3)
    case default
      r(i) = r(i) + 100
    case (.true.)
      r(i) = r(i) + 200
    end select
  end do
  print '(*(i0,1x))', r
end program select_logical
