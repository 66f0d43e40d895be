! Lattice Boltzmann with nine velocities: constant tables, private arrays in the cell, periodic borders, a wall.
program lattice_boltzmann
  implicit none
  integer, parameter :: nx = 10, ny = 8, q = 9, steps = 12
  integer, parameter :: cx(0:8) = [0, 1, 0, -1, 0, 1, -1, -1, 1]
  integer, parameter :: cy(0:8) = [0, 0, 1, 0, -1, 1, 1, -1, -1]
  integer, parameter :: back(0:8) = [0, 3, 4, 1, 2, 7, 8, 5, 6]
  integer :: k
  real(8), parameter :: w(0:8) = [4d0 / 9, (1d0 / 9, k = 1, 4), (1d0 / 36, k = 1, 4)]
  real(8), parameter :: omega = 1.2d0
  real(8) :: f(0:q-1, nx, ny), g(0:q-1, nx, ny), local(0:q-1)
  real(8) :: rho, ux, uy, cu, mass, momentum
  logical :: wall(nx, ny)
  integer :: i, j, ii, jj, step

  do j = 1, ny
    do i = 1, nx
      f(:, i, j) = w * (1d0 + 0.01d0 * mod(3 * i + 5 * j, 7))
    end do
  end do
  wall = .false.
  wall(4:5, 3) = .true.
  wall(:, ny) = .true.

  !$acc data copy(f) copyin(wall) create(g)
  do step = 1, steps
    !$acc parallel loop collapse(2) private(local, rho, ux, uy, cu, k)
    do j = 1, ny
      do i = 1, nx
        if (wall(i, j)) then
          do k = 0, q - 1
            g(back(k), i, j) = f(k, i, j)
          end do
        else
          local = f(:, i, j)
          rho = sum(local)
          ux = 0d0
          uy = 0d0
          do k = 1, q - 1
            ux = ux + cx(k) * local(k)
            uy = uy + cy(k) * local(k)
          end do
          ux = ux / rho + 0.002d0
          uy = uy / rho
          do k = 0, q - 1
            cu = 3d0 * (cx(k) * ux + cy(k) * uy)
            g(k, i, j) = local(k) + omega * (w(k) * rho * (1d0 + cu + 0.5d0 * cu ** 2 &
              - 1.5d0 * (ux ** 2 + uy ** 2)) - local(k))
          end do
        end if
      end do
    end do
    !$acc parallel loop collapse(3) private(ii, jj)
    do j = 1, ny
      do i = 1, nx
        do k = 0, q - 1
          ii = modulo(i - cx(k) - 1, nx) + 1
          jj = modulo(j - cy(k) - 1, ny) + 1
          f(k, i, j) = g(k, ii, jj)
        end do
      end do
    end do
  end do
  mass = 0d0
  momentum = 0d0
  !$acc parallel loop collapse(2) reduction(+:mass, momentum)
  do j = 1, ny
    do i = 1, nx
      !$acc loop seq
      do k = 0, q - 1
        mass = mass + f(k, i, j)
        momentum = momentum + cx(k) * f(k, i, j)
      end do
    end do
  end do
  !$acc end data
  print '(2(f12.5,1x))', mass, momentum
  print '(5(f9.5,1x))', (sum(f(:, i, 2)), i = 1, nx)
  print '(3(f9.5,1x))', f(:, 4, 2), f(:, 1, ny), f(:, nx, 1)
end program lattice_boltzmann
