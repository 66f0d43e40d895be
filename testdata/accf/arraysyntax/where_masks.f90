! where with several elsewhere: masks are evaluated first, also when the body changes what they depend on.
program where_masks
  implicit none
  integer :: a(8), b(8), c(2, 4), i
  real :: x(8)
  a = [3, -1, 4, -1, 5, -9, 2, 6]
  b = 0
  c = reshape(a, [2, 4])
  x = real(a)
  !$acc kernels copy(a, b, c, x)
  where (a > 0) b = a * 10
  where (a < 0)
    a = -a
    b = a + 100
  elsewhere (a > 3)
    b = b + 1
    a = 0
  elsewhere
    b = -b
  end where
  where (c(:, 2:4) > c(:, 1:3))
    c(:, 1:3) = c(:, 1:3) * 100
  elsewhere
    c(:, 2:4) = c(:, 2:4) - 1000
  end where
  where (x > 0.0)
    x = sqrt(x)
    where (x > 2.0)
      x = x + 50.0
    end where
  end where
  !$acc end kernels
  print '(*(i0,1x))', a, b
  print '(2(i0,1x))', c
  print '(8(f8.4,1x))', x
  !$acc parallel loop copy(c)
  do i = 1, 4
    where (c(:, i) < 0) c(:, i) = i
  end do
  print '(2(i0,1x))', c
end program where_masks
