! init, set, wait and shutdown beside regions; a region without statements.
program executables
  implicit none
  integer :: a(5), i
  a = 1
  !$acc init
  !$acc set default_async(3)
  !$acc parallel loop copy(a) async
  do i = 1, 5
    a(i) = a(i) + i
  end do
  !$acc wait
  !$acc parallel
  !$acc end parallel
  !$acc data create(a)
  !$acc end data
  !$acc kernels
  !$acc end kernels
  if (a(2) == 3) then
    !$acc wait
  end if
  if (a(3) == 3) then
    a(1) = 9
  else
    !$acc parallel loop copy(a)
    do i = 1, 5
      a(i) = a(i) * 10
    end do
  end if
  print '(*(i0,1x))', a
  !$acc shutdown
end program executables
