! Order of operators: sign and product, relations and logicals, .not. and .and., .eqv. last.
program precedence
  implicit none
  integer :: k(6), i, j
  logical :: l(8, 4), p, q, r
  !$acc parallel loop copyout(k, l) private(p, q, r, j)
  do i = 1, 4
    p = mod(i, 2) == 0
    q = i > 2
    r = i /= 3
    l(1, i) = p .or. q .and. r
    l(2, i) = .not. p .and. q .or. r
    l(3, i) = p .eqv. q .or. r
    l(4, i) = p .neqv. q .eqv. r
    l(5, i) = .not. (p .or. q) .neqv. r .and. p
    l(6, i) = i + 1 > 3 .and. i * 2 < 7 .or. -i == -4
    l(7, i) = i .ge. 2 .and. i .le. 3 .or. i .eq. 1 .and. .not. i .ne. 1
    l(8, i) = p .eqv. .not. q .eqv. .not. (.not. r)
    if (i == 2) then
      j = 3
      k(1) = -j * j + 10
      k(2) = 10 - j - 2
      k(3) = 100 / j / 2
      k(4) = 100 / (j * 2) * 2
      k(5) = -j ** 2 * 2 - 1
      k(6) = 2 - (-j) + (+j) * 7 / 2
    end if
  end do
  print '(*(i0,1x))', k
  print '(8(l1,1x))', l
end program precedence
