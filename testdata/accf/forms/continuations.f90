! Continuation in the middle of names, numbers and literals, with comments and empty lines between, and & at both ends.
program continuations
  implicit none
  integer :: alpha(5), &
    ! a comment between

    & beta(5), i, tot&
    &al
  character(len=40) :: text
  alpha = [1, 2, 3, & ! behind the sign
           4, 5]
  total = 1&
    &00
  text = 'one & two &
         &! no comment; &
    &three'
  !$acc parallel loop copyin(alp&
  !$acc&ha) copyout(beta) &
  !$acc reduction(+ : tot&
  !$acc&al)
  do i = &
      1, &

      5
    beta(i) = al&
      &pha(i) * 1&
      &0 + merge(1, &
      0, i > 3 .a&
      &nd. i /= 5)
    if (beta(i) &
        > 20) &
      total = total &
            + beta(i)
  end do
  print '(*(i0,1x))', beta, total
  print '(a)', trim(text)
end program continuations
