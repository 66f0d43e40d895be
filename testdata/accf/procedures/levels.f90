! Routines for gangs, workers and vectors, with loops of these levels inside.
module levelled
  implicit none
contains
  subroutine scale_column(x, n, f)
    !$acc routine vector
    integer, intent(in) :: n, f
    integer, intent(inout) :: x(n)
    integer :: i
    !$acc loop vector
    do i = 1, n
      x(i) = x(i) * f + i
    end do
  end subroutine scale_column
  integer function total(x, n)
    !$acc routine vector
    integer, intent(in) :: n, x(n)
    integer :: i, s
    s = 0
    !$acc loop vector reduction(+:s)
    do i = 1, n
      s = s + x(i)
    end do
    total = s
  end function total
  subroutine clear_rows(m, n, k)
    !$acc routine worker
    integer, intent(in) :: n, k
    integer, intent(inout) :: m(n, k)
    integer :: i, j
    !$acc loop worker
    do j = 1, k
      !$acc loop vector
      do i = 1, n
        m(i, j) = m(i, j) - 100 * j
      end do
    end do
  end subroutine clear_rows
  subroutine everywhere(v, n)
    !$acc routine gang
    integer, intent(in) :: n
    integer, intent(inout) :: v(n)
    integer :: i
    !$acc loop gang vector
    do i = 1, n
      v(i) = v(i) + 7 * i
    end do
  end subroutine everywhere
end module levelled
program levels
  use levelled
  implicit none
  integer :: a(35, 4), t(4), b(5, 3, 2), v(50), i
  a = reshape([(mod(i, 9), i = 1, 140)], [35, 4])
  b = 1
  v = 1
  !$acc parallel loop gang copy(a) copyout(t) vector_length(32)
  do i = 1, 4
    call scale_column(a(:, i), 35, i)
    t(i) = total(a(:, i), 35)
  end do
  !$acc parallel loop gang copy(b) num_workers(2) vector_length(32)
  do i = 1, 2
    call clear_rows(b(:, :, i), 5, 3)
  end do
  !$acc parallel copy(v) num_gangs(3)
  call everywhere(v, 50)
  !$acc end parallel
  print '(35(i0,1x))', a
  print '(*(i0,1x))', t
  print '(5(i0,1x))', b
  print '(10(i0,1x))', v
end program levels
