! if in all forms: one statement, chains without else, empty branches, nested ones, names of constructs.
program branches
  implicit none
  integer :: r(9), i, k
  real :: x
  !$acc parallel loop copyout(r) private(k, x)
  do i = 1, 9
    k = 0
    x = real(i) * 0.5
    if (i > 4) k = 100
    if (i == 1) then
      k = k + 1
    else if (i == 2 .or. x > 3.6) then
      k = k + 2
    elseif (i < 4) then
      continue
    else
      if (mod(i, 2) == 0) then
      else
        k = k + 3
      endif
    end if
    check: if (x >= 1.5) then
      if (x >= 4.0) exit check
      k = k + 1000
      if (i == 5) then
        k = k + 5000
      else if (i == 6) then
        k = -k
      end if
    else check
      k = k - 7
    end if check
    if (i /= 9) then; k = k + 10000; else; k = k + 20000; end if
    r(i) = k
  end do
  print '(*(i0,1x))', r
end program branches
