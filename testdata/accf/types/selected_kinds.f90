! Kinds that are values of selected_real_kind, selected_int_kind and kind.
program selected_kinds
  implicit none
  integer, parameter :: sp = selected_real_kind(6), dp = selected_real_kind(p=13, r=200)
  integer, parameter :: i8 = selected_int_kind(15), i1 = selected_int_kind(2), i2 = selected_int_kind(r=4)
  integer, parameter :: other = kind(1.0d0), same = kind(1_i8), lk = kind(.true.)
  real(sp) :: a(2)
  real(dp) :: b(2)
  real(other) :: c(2)
  integer(i8) :: d(2)
  integer(same) :: e(2)
  integer(i1) :: f(2)
  integer(i2) :: g(2)
  logical(lk) :: h(2)
  integer :: i
  !$acc parallel loop copyout(a, b, c, d, e, f, g, h)
  do i = 1, 2
    a(i) = 0.2_sp * i
    b(i) = 0.2_dp * i
    c(i) = real(a(i), other) - b(i)
    d(i) = 10_i8 ** 12 * i
    e(i) = d(i) / 7_same
    f(i) = int(60 * i, i1)
    g(i) = int(-9000 * i, i2)
    h(i) = b(i) > 0.3
  end do
  print '(2(f8.4,1x),2(f8.4,1x),2(es12.4,1x))', a, b, c
  print '(*(i0,1x))', d, e, f, g
  print '(*(l1,1x))', h
  print '(*(i0,1x))', sp, dp, i8, i1, i2, other, same, lk
end program selected_kinds
