! private scalars and arrays of a gang and of a loop; none of them changes what the host has.
program privates
  implicit none
  integer, parameter :: n = 12
  integer :: a(n), b(n, 4), t(3), w(0:2, 2), s, i, j, k
  t = [-1, -2, -3]
  !$acc parallel loop private(t, s) copyout(a)
  do i = 1, n
    do k = 1, 3
      t(k) = i * k
    end do
    s = t(3) - t(1)
    t(2) = t(2) + s
    a(i) = t(1) + 10 * t(2) + 100 * t(3) + 10000 * s
  end do
  !$acc parallel copyout(b)
  !$acc loop gang private(w)
  do j = 1, 4
    w(0, 1) = j
    w(1, 1) = 2 * j
    w(2, 1) = -j
    w(:, 2) = 1000 * j
    !$acc loop vector private(s)
    do i = 1, n
      s = w(mod(i, 3), 1) * i
      b(i, j) = s + w(mod(i, 2), 2)
    end do
  end do
  !$acc end parallel
  print '(*(i0,1x))', a
  print '(12(i0,1x))', b
end program privates
