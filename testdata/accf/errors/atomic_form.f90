! expect: 9 not a form of `atomic update`
program atomic_form
  implicit none
  integer :: a(5), s, i
  s = 0
  !$acc parallel loop copyout(a) copy(s)
  do i = 1, 5
    !$acc atomic update
    s = i * 2
    a(i) = i
  end do
  print *, a, s
end program atomic_form
