! The directive of CUDA Fortran for loops, on plain arrays.
program cuf_kernel
  implicit none
  integer, parameter :: n = 9, m = 5
  integer :: a(n, m), i, j
  a = 0
  !$cuf kernel do(2) <<<*, *>>>
  do j = 1, m
    do i = 1, n
      a(i, j) = i * 100 + j
    end do
  end do
  !$cuf kernel do <<< 4, 64 >>>
  do i = 1, n
    a(i, 1) = -a(i, 1)
  end do
  print '(9(i0,1x))', a
end program cuf_kernel
