! No declarations of scalars: I to N are integers, other letters are reals.
program implicit_typing
  dimension a(5), k(5)
  real m
  m = 2.75
  x = 0.5
  n = 5
  !$acc parallel loop copyout(a, k) private(jtemp, temp)
  do i = 1, n
    jtemp = m * i
    temp = m * i + x
    a(i) = temp / jtemp
    k(i) = temp
  end do
  print '(5(f8.4,1x))', a
  print '(*(i0,1x))', k
end program implicit_typing
