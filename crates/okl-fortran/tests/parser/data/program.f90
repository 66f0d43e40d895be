program p
  common /blk/ a, b(10) // c
  data a, (b(i), i=1,10) / 1, 10*0 /
  f(x) = x * 2
  character*8 :: c*10, d
  real*8 z
end program
x = 1
end
