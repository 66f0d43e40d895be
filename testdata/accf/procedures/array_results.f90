! Functions whose results are arrays, of fixed extents and of an argument's.
module vectors
  implicit none
contains
  pure function cross(a, b) result(c)
    !$acc routine seq
    real, intent(in) :: a(3), b(3)
    real :: c(3)
    c(1) = a(2) * b(3) - a(3) * b(2)
    c(2) = a(3) * b(1) - a(1) * b(3)
    c(3) = a(1) * b(2) - a(2) * b(1)
  end function cross
  pure function rotation(n)
    !$acc routine seq
    integer, intent(in) :: n
    integer :: rotation(2, 2)
    rotation(:, 1) = [0, n]
    rotation(:, 2) = [-n, 0]
  end function rotation
end module vectors
program array_results
  use vectors
  implicit none
  real :: a(3, 4), b(3, 4), d(4)
  integer :: m(2, 2, 4), i
  a = reshape([(real(mod(i * 5, 7)), i = 1, 12)], [3, 4])
  b = cshift(a, 1, 2)
  !$acc parallel loop copyin(a) copy(b) copyout(m, d)
  do i = 1, 4
    b(:, i) = cross(a(:, i), b(:, i)) + 0.5
    m(:, :, i) = matmul(rotation(i), rotation(1)) + 10 * rotation(i)
    d(i) = dot_product(cross(a(:, i), [1.0, 2.0, 3.0]), b(:, i))
  end do
  print '(3(f8.2,1x))', b
  print '(4(i0,1x))', m
  print '(4(f8.2,1x))', d
end program array_results
