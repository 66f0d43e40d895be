! Arrays as arguments of routines: explicit, assumed shape with other bounds, assumed size, sections, rows, private ones.
module workers
  implicit none
contains
  integer function weighted(n, v)
    !$acc routine seq
    integer, intent(in) :: n, v(0:n-1)
    integer :: k
    weighted = 0
    do k = 0, n - 1
      weighted = weighted + k * v(k)
    end do
  end function weighted
  integer function shaped(v)
    !$acc routine seq
    integer, intent(in) :: v(-1:)
    integer :: k
    shaped = 1000 * ubound(v, 1) + 100 * size(v)
    do k = lbound(v, 1), ubound(v, 1)
      shaped = shaped + (k + 2) * v(k)
    end do
  end function shaped
  subroutine fill(m, ld, rows, cols)
    !$acc routine seq
    integer, intent(in) :: ld, rows, cols
    integer, intent(inout) :: m(ld, *)
    integer :: r, c
    do c = 1, cols
      do r = 1, rows
        m(r, c) = m(r, c) + 10 * r + c
      end do
    end do
  end subroutine fill
  subroutine table(t, base)
    !$acc routine seq
    integer, intent(out) :: t(:, :)
    integer, intent(in) :: base
    integer :: r
    t = base
    do r = 1, min(size(t, 1), size(t, 2))
      t(r, r) = r
    end do
  end subroutine table
end module workers
program array_arguments
  use workers
  implicit none
  integer :: a(4, 6), b(6, 4), m(3, 4, 2), t(2, 3), i
  a = reshape([(mod(i * 7, 23), i = 1, 24)], [4, 6])
  m = 0
  !$acc parallel loop copyin(a) copyout(b) private(t)
  do i = 1, 6
    b(i, 1) = weighted(4, a(:, i))
    b(i, 2) = weighted(2, a(2, i))
    b(i, 3) = shaped(a(1 + mod(i, 4), :)) + shaped(a(4:1:-2, i))
    call table(t, i)
    b(i, 4) = weighted(6, t) + t(2, 3) * 100
  end do
  !$acc parallel loop copy(m)
  do i = 1, 2
    call fill(m(1, 1, i), 3, 2, 3)
    call fill(m(2, 4, i), 1, 1, 2)
  end do
  print '(6(i0,1x))', b
  print '(3(i0,1x))', m
end program array_arguments
