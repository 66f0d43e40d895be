! Literals in bases 2, 8 and 16, in int and real, and as arguments of functions of bits.
program boz
  implicit none
  integer :: a(4), i
  integer(8) :: b(4)
  integer, parameter :: mask = int(z'0F0F'), old = int(o'777')
  !$acc parallel loop copyout(a, b)
  do i = 1, 4
    a(i) = iand(i * 12345, mask) + int(b'1011') * i
    a(i) = ior(a(i), z'10000') - old
    b(i) = int(z'123456789ABCDEF', 8) / i
    b(i) = ieor(b(i), int(z"FFFFFFFF", 8))
  end do
  print '(*(i0,1x))', a
  print '(*(i0,1x))', b
end program boz
