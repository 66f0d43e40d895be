! Directives: indented, in mixed case, with blanks, with comments behind, continued in several ways, with or without end.
program directive_lines
  implicit none
  integer :: a(6), b(6), c(6), i, s, t
  a = [1, 2, 3, 4, 5, 6]; b = 0; c = 0; s = 0; t = 0
!$acc data copyin(a) copy(b)   ! a comment that names copy(c)
        !$ACC Parallel Loop   GANG &
   !$acc    vector  ,  private( t )
  do i = 1, 6
    t = a(i) * 2
    b(i) = t + 1
  end do
      !$acc end parallel loop
  !$Acc parallel &
  !$acc   & reduction ( + : s ) , copyin ( b ( 1 : 6 ) ) &
  ! a comment between
  !$acc & copy(s)
  !$acc loop reduction(+:s)
  do i = 1, 6
    s = s + b(i) * i
  end do
  !$acc end parallel
  !$acc kernels loop copy(c), &
  !$acc& copyin(b)
  do i = 1, 6
    c(i) = b(i) + s
  end do
  !$acc end kernels loop
  !$acc end data
  print '(*(i0,1x))', b, c, s
end program directive_lines
