! expect: 5 unknown directive `paralel`, perhaps `parallel`
program unknown_directive
  implicit none
  integer :: a(5), i
  !$acc paralel loop copy(a)
  do i = 1, 5
    a(i) = i
  end do
  print *, a
end program unknown_directive
