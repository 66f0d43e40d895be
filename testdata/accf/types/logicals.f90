! Logicals of all kinds: operators, conversions, stored results of comparisons, and their values back on the host.
program logicals
  implicit none
  logical(1) :: a(4)
  logical(2) :: b(4)
  logical(4) :: c(4)
  logical(8) :: d(4)
  logical :: p, q
  integer :: n(4), i
  a = [.true._1, .true._1, .false._1, .false._1]
  b = [.true._2, .false._2, .true._2, .false._2]
  !$acc parallel loop copyin(a, b) copyout(c, d, n) private(p, q)
  do i = 1, 4
    p = a(i)
    q = b(i)
    c(i) = (p .and. .not. q) .or. i == 4
    d(i) = p .eqv. q
    n(i) = 0
    if (p .neqv. q) n(i) = n(i) + 1
    if (p .or. q) n(i) = n(i) + 10
    if (.not. (p .and. q)) n(i) = n(i) + 100
    if (.not. p .and. q) n(i) = n(i) + 1000
    if (p .eqv. i > 2) n(i) = n(i) + 10000
    if (logical(d(i), 1) .and. .true.) n(i) = n(i) + 100000
  end do
  print '(*(l1,1x))', c, d
  print '(*(i0,1x))', n
  print '(*(i0,1x))', count(c), count(d), merge(1, 0, all(c .neqv. logical(d, 4)))
  !$acc parallel loop copy(a, b)
  do i = 1, 4
    a(i) = .not. a(i)
    b(i) = logical(n(i) > 10000, 2)
  end do
  print '(*(l1,1x))', a, b
end program logicals
