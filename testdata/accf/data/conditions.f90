! if and self: the region runs on the host when the condition says so, with the host's data.
program conditions
  implicit none
  integer :: a(5), b(5), i, n, total
  logical :: far
  do n = 1, 4
    a = [1, 2, 3, 4, 5]
    b = 0
    total = 7
    far = n > 2
    !$acc parallel loop if(n == 1) copy(a)
    do i = 1, 5
      a(i) = a(i) + 10 * n
    end do
    !$acc data if(far) copy(a, b)
    !$acc kernels if(far)
    b(:) = a(5:1:-1)
    a(2) = -1
    !$acc end kernels
    !$acc update self(b) if(far)
    !$acc end data
    !$acc parallel loop self(n > 1) copy(b) reduction(+:total)
    do i = 1, 5
      b(i) = b(i) + i
      total = total + b(i) * i
    end do
    !$acc serial self copy(a)
    a(1) = a(1) * 2
    !$acc end serial
    !$acc enter data copyin(a) if(mod(n, 2) == 0)
    !$acc exit data delete(a) if(mod(n, 2) == 0)
    print '(*(i0,1x))', n, a, b, total
  end do
end program conditions
