! Pointers may overlap: values that one wrote have to be read through the other.
program aliased_pointers
  implicit none
  integer, target :: a(0:20)
  integer, pointer :: p(:), q(:)
  integer :: i
  a = 1
  p => a(0:19)
  q => a(1:20)
  !$acc data copy(a)
  !$acc serial present(p, q)
  do i = 1, 20
    q(i) = mod(p(i) * 3 + i, 1000)
    p(i) = p(i) + q(i)
  end do
  !$acc end serial
  !$acc end data
  print '(*(i0,1x))', a
end program aliased_pointers
