! A scalar that a loop of a kernels construct adds to, without a reduction clause; the value is there afterwards.
program kernels_scalar
  implicit none
  integer :: i, total
  integer :: b(1000)
  b = [(mod(i, 7), i = 1, 1000)]
  total = 5
  !$acc data copyin(b)
  !$acc kernels
  !$acc loop
  do i = 1, 1000
    total = total + b(i)
  end do
  !$acc end kernels
  !$acc end data
  print '(i0)', total
end program kernels_scalar
