! atomic update in all forms of Fortran, of integers, reals and logicals, with and without the word and the end.
program atomic_updates
  implicit none
  integer :: c(12), a(40), i
  real :: x(3)
  real(8) :: y(2)
  logical :: l(4)
  a = [(mod(i * 7, 40), i = 1, 40)]
  c = [0, 0, 1000, 1, -5, 500, 1023, 0, 0, 7, 0, 1]
  x = [0.0, 100.0, -1.0]
  y = [0d0, 4096d0]
  l = [.true., .false., .true., .false.]
  !$acc parallel loop copyin(a) copy(c, x, y, l)
  do i = 1, 40
    !$acc atomic
    c(1) = c(1) + a(i)
    !$acc atomic update
    c(2) = a(i) * i + c(2)
    !$acc atomic update
    c(3) = c(3) - a(i)
    !$acc end atomic
    if (i <= 10) then
      !$acc atomic
      c(4) = c(4) * 2
      !$acc atomic
      y(2) = y(2) / 2
    end if
    !$acc atomic
    c(5) = max(c(5), a(i))
    !$acc atomic
    c(6) = min(a(i) + 3, c(6))
    !$acc atomic
    c(7) = iand(c(7), 1024 + 512 + a(i))
    !$acc atomic
    c(8) = ior(c(8), ishft(1, mod(a(i), 9)))
    !$acc atomic
    c(9) = ieor(c(9), a(i) + i)
    !$acc atomic
    c(mod(a(i), 2) + 10) = c(mod(a(i), 2) + 10) + 1
    !$acc atomic
    x(1) = x(1) + 0.5 * a(i)
    !$acc atomic
    x(2) = min(x(2), real(a(i)) + 0.25, 50.0)
    !$acc atomic
    x(3) = x(3) - 0.25
    !$acc atomic
    y(1) = y(1) + a(i)
    !$acc atomic
    l(1) = l(1) .and. a(i) < 40
    !$acc atomic
    l(2) = l(2) .or. a(i) == 39
    !$acc atomic
    l(3) = l(3) .eqv. mod(a(i), 2) == 0
    !$acc atomic
    l(4) = mod(a(i), 3) == 0 .neqv. l(4)
  end do
  print '(*(i0,1x))', c
  print '(5(f12.5,1x))', x, y
  print '(*(l1,1x))', l
end program atomic_updates
