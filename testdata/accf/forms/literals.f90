! Numbers that touch operators with dots, numbers without digits on one side, kinds of literals, quotes in literals.
program literals
  implicit none
  integer, parameter :: dp = kind(1d0), i8 = selected_int_kind(18)
  real(dp) :: x(8)
  integer :: k(6), i
  character(len=12) :: c
  c = "a!b'c""d&e"
  i = 3
  !$acc parallel num_gangs(1) copyout(x, k)
  x(1) = 1.e-3 + 5.
  x(2) = .5d0 * 2.D+1
  x(3) = 1.25_dp - 1_i8
  x(4) = 1E2 / 4e0_dp
  x(5) = -.25 + 1.d0
  x(6) = 007 + 0.5e00
  x(7) = 12345678.9_dp
  x(8) = 1.e2_dp
  k(1) = 0; k(2) = 0; k(3) = 0
  if (1.eq.i) k(1) = 1
  if (3.eq.i.and.i.lt.4.or..false.) k(2) = 2
  if (i.ne.3.or.2.5.gt.1.e0) k(3) = 3
  k(4) = 1_2 + 2_i8 * 10
  k(5) = merge(1, 0, .true..and..not..false.)
  k(6) = (1)*(-(-2))
  !$acc end parallel
  print '(4(f14.4,1x))', x
  print '(*(i0,1x))', k
  print '(a)', c
end program literals
