# A module of about 10,000 lines in Fortran: procedures of 50 lines, one region in every `every`th of them.
#   awk -v every=4 -f long.awk
BEGIN {
  print "module long\n  implicit none\ncontains"
  for (p = 1; p <= 200; ++p) {
    printf "  subroutine step_%d(n, m, x, y, total)\n", p
    print "    integer, intent(in) :: n, m\n    real(8), intent(in) :: x(n, m)\n    real(8), intent(inout) :: y(0:n + 1, m)"
    print "    real(8), intent(out) :: total\n    real(8) :: t, scale\n    integer :: i, j, k\n    total = 0\n    scale = 1d0"
    for (k = 1; k <= 11; ++k) {
      printf "    if (n > %d .and. m < 1000 + n) then\n      scale = scale * (1 + real(n, 8) / %d)\n    end if\n", k, 100 + k
    }
    if (p % every == 0) print "    !$acc parallel loop collapse(2) private(t) reduction(+: total) copyin(x) copy(y)"
    print "    do j = 1, m\n      do i = 1, n\n        t = x(i, j) * scale + y(i, j)"
    print "        y(i, j) = merge(t, max(t, y(i - 1, j)), t > 0.5d0)\n        total = total + abs(t)\n      end do\n    end do"
    printf "  end subroutine step_%d\n", p
  }
  print "end module long"
}
