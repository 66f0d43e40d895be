! Several statements on a line, also whole loops, and a directive between such lines.
program semicolons
  implicit none
  integer :: a(4), b(4), i; integer :: k
  a = 1; b = 2; k = 3;
  !$acc parallel loop copy(a, b)
  do i = 1, 4; a(i) = a(i) + i * k; b(i) = b(i) - a(i); if (i == 2) then; b(i) = 0; end if; end do
  !$acc kernels copy(a)
  do i = 2, 4; a(i) = a(i) + a(i - 1); end do; a(1) = -1 ; ; a(2) = a(2) * 2
  !$acc end kernels
  print '(*(i0,1x))', a, b; print '(i0)', k
end program semicolons
