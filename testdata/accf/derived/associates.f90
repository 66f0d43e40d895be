! associate: names for elements, sections, components and expressions, around and inside of regions.
program associates
  implicit none
  type :: field
    real :: v(4, 3)
    real :: scale
  end type field
  type(field) :: f
  real :: r(4), c(3)
  integer :: n, i, j
  f%v = reshape([(real(i), i = 1, 12)], [4, 3])
  f%scale = 0.5
  n = 4
  !$acc data copy(f) copyout(r, c)
  !$acc parallel loop
  do i = 1, 4
    associate (row => f%v(i, :), k => f%scale * 2.0, target => r(i))
      target = row(1) + row(3) * k
      row(2) = -target
    end associate
  end do
  associate (m => n - 1)
    !$acc parallel loop private(i)
    do j = 1, m
      associate (col => f%v(:, j))
        c(j) = 0.0
        do i = lbound(col, 1), ubound(col, 1)
          c(j) = c(j) + col(i) * real(i)
        end do
        col(4) = 1000.0 + real(j)
      end associate
    end do
  end associate
  !$acc end data
  print '(4(f9.2,1x))', f%v, r
  print '(3(f9.2,1x))', c
end program associates
