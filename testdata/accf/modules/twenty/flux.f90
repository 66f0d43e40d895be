module flux
  use eos
  use limiter, only: minmod
  implicit none
  private
  public :: rusanov
contains
  pure type(gas) function physical(q, w)
    !$acc routine seq
    type(gas), intent(in) :: q
    type(primitive), intent(in) :: w
    physical = gas(q%mom, q%mom * w%u + w%p, (q%ener + w%p) * w%u)
  end function physical
  pure type(gas) function rusanov(qs) result(f)
    !$acc routine seq
    type(gas), intent(in) :: qs(4)
    type(primitive) :: w(4), l, r
    type(gas) :: ql, qr, fl, fr
    real(wp) :: speed
    integer :: k
    do k = 1, 4
      w(k) = convert(qs(k))
    end do
    l = primitive(edge(w(1)%rho, w(2)%rho, w(3)%rho), edge(w(1)%u, w(2)%u, w(3)%u), edge(w(1)%p, w(2)%p, w(3)%p))
    r = primitive(edge(w(4)%rho, w(3)%rho, w(2)%rho), edge(w(4)%u, w(3)%u, w(2)%u), edge(w(4)%p, w(3)%p, w(2)%p))
    ql = convert(l)
    qr = convert(r)
    fl = physical(ql, l)
    fr = physical(qr, r)
    speed = max(abs(l%u) + sound(l), abs(r%u) + sound(r))
    f%rho = 0.5_wp * (fl%rho + fr%rho - speed * (qr%rho - ql%rho))
    f%mom = 0.5_wp * (fl%mom + fr%mom - speed * (qr%mom - ql%mom))
    f%ener = 0.5_wp * (fl%ener + fr%ener - speed * (qr%ener - ql%ener))
  end function rusanov
  pure real(wp) function edge(a, b, c)
    !$acc routine seq
    real(wp), intent(in) :: a, b, c
    edge = b + 0.5_wp * minmod(b - a, c - b)
  end function edge
end module flux
