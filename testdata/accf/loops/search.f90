! The first place that fits: a sequential loop with exit, a flag that tells whether it was left early.
program search
  implicit none
  integer :: a(5, 8), place(5), i, j
  logical :: found(5)
  a = reshape([(mod(7 * i * i + 3 * i, 19), i = 1, 40)], [5, 8])
  !$acc parallel loop copyin(a) copyout(place, found)
  do i = 1, 5
    found(i) = .false.
    place(i) = 0
    do j = 1, 8
      if (a(i, j) > 16) then
        found(i) = .true.
        place(i) = j
        exit
      end if
    end do
    if (.not. found(i)) place(i) = -a(i, 8)
  end do
  print '(5(i0,1x))', a
  print '(*(i0,1x))', place
  print '(*(l1,1x))', found
end program search
