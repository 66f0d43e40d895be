! Shallow water on a grid with ghost cells: allocatable components of one structure, borders in loops of their own.
module ocean
  implicit none
  type :: state
    integer :: nx, ny
    real(8), allocatable :: h(:, :), u(:, :), v(:, :)
  end type state
  real(8), parameter :: g = 9.81d0, dt = 0.01d0, dx = 1d0
contains
  subroutine create_state(s, nx, ny)
    type(state), intent(out) :: s
    integer, intent(in) :: nx, ny
    s%nx = nx
    s%ny = ny
    allocate (s%h(0:nx+1, 0:ny+1), s%u(0:nx+1, 0:ny+1), s%v(0:nx+1, 0:ny+1))
    s%h = 1d0
    s%u = 0d0
    s%v = 0d0
  end subroutine create_state

  subroutine borders(a, nx, ny, sx, sy)
    integer, intent(in) :: nx, ny
    real(8), intent(inout) :: a(0:nx+1, 0:ny+1)
    real(8), intent(in) :: sx, sy
    integer :: i, j
    !$acc parallel loop present(a)
    do j = 1, ny
      a(0, j) = sx * a(1, j)
      a(nx + 1, j) = sx * a(nx, j)
    end do
    !$acc parallel loop present(a)
    do i = 0, nx + 1
      a(i, 0) = sy * a(i, 1)
      a(i, ny + 1) = sy * a(i, ny)
    end do
  end subroutine borders

  subroutine step(nx, ny, h, u, v, hn, un, vn)
    integer, intent(in) :: nx, ny
    real(8), dimension(0:nx+1, 0:ny+1), intent(inout) :: h, u, v, hn, un, vn
    integer :: i, j
    call borders(h, nx, ny, 1d0, 1d0)
    call borders(u, nx, ny, -1d0, 1d0)
    call borders(v, nx, ny, 1d0, -1d0)
    !$acc parallel loop collapse(2) present(h, u, v, hn, un, vn)
    do j = 1, ny
      do i = 1, nx
        hn(i, j) = h(i, j) - dt * h(i, j) * (u(i + 1, j) - u(i - 1, j) + v(i, j + 1) - v(i, j - 1)) / (2 * dx)
        un(i, j) = u(i, j) - dt * g * (h(i + 1, j) - h(i - 1, j)) / (2 * dx)
        vn(i, j) = v(i, j) - dt * g * (h(i, j + 1) - h(i, j - 1)) / (2 * dx)
      end do
    end do
    !$acc parallel loop collapse(2) present(h, u, v, hn, un, vn)
    do j = 1, ny
      do i = 1, nx
        h(i, j) = hn(i, j)
        u(i, j) = un(i, j)
        v(i, j) = vn(i, j)
      end do
    end do
  end subroutine step
end module ocean

program shallow_water
  use ocean
  implicit none
  type(state) :: now, new
  integer :: t, i, j
  real(8) :: volume
  call create_state(now, 12, 9)
  call create_state(new, 12, 9)
  now%h(4:6, 3:5) = 1.5d0
  !$acc enter data copyin(now%h, now%u, now%v) create(new%h, new%u, new%v)
  do t = 1, 20
    call step(now%nx, now%ny, now%h, now%u, now%v, new%h, new%u, new%v)
  end do
  !$acc exit data copyout(now%h, now%u, now%v) delete(new%h, new%u, new%v)
  volume = 0d0
  do j = 1, now%ny
    do i = 1, now%nx
      volume = volume + now%h(i, j)
    end do
  end do
  print '(f12.5)', volume
  print '(6(f9.5,1x))', now%h(1:12, 4)
  print '(6(f9.5,1x))', clean(now%u(1:12, 2))
  print '(6(f9.5,1x))', clean(now%v(5, 0:)), now%h(0, 0), clean(now%u(13, 10))
contains
  ! numbers that are zero but for rounding have either sign
  elemental real(8) function clean(x)
    real(8), intent(in) :: x
    clean = merge(0d0, x, abs(x) < 1d-6)
  end function clean
end program shallow_water
