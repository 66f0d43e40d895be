! Jacobi iterations on a plate: two arrays that change roles, an error as maximum, updates of a part between sweeps.
module solver
  implicit none
  integer, parameter :: dp = selected_real_kind(15)
contains
  subroutine init(u, n, m)
    integer, intent(in) :: n, m
    real(dp), intent(out) :: u(0:n+1, 0:m+1)
    integer :: j
    u = 0.0_dp
    do j = 0, m + 1
      u(0, j) = 1.0_dp
      u(n + 1, j) = real(j, dp) / real(m + 1, dp)
    end do
  end subroutine init

  subroutine sweep(u, v, n, m, err)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: u(0:n+1, 0:m+1)
    real(dp), intent(inout) :: v(0:n+1, 0:m+1)
    real(dp), intent(out) :: err
    integer :: i, j
    err = 0.0_dp
    !$acc parallel loop gang vector collapse(2) present(u, v) reduction(max:err)
    do j = 1, m
      do i = 1, n
        v(i, j) = 0.25_dp * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1))
        err = max(err, abs(v(i, j) - u(i, j)))
      end do
    end do
  end subroutine sweep

  subroutine assign(u, v, n, m)
    integer, intent(in) :: n, m
    real(dp), intent(inout) :: u(0:n+1, 0:m+1)
    real(dp), intent(in) :: v(0:n+1, 0:m+1)
    !$acc kernels present(u, v)
    u(1:n, 1:m) = v(1:n, 1:m)
    !$acc end kernels
  end subroutine assign
end module solver

program jacobi
  use solver
  implicit none
  integer, parameter :: n = 20, m = 14
  real(dp) :: u(0:n+1, 0:m+1), v(0:n+1, 0:m+1), err
  integer :: iter
  call init(u, n, m)
  v = u
  err = 1.0_dp
  iter = 0
  !$acc data copy(u) copyin(v)
  do while (err > 1e-3_dp .and. iter < 300)
    call sweep(u, v, n, m, err)
    call assign(u, v, n, m)
    iter = iter + 1
    if (mod(iter, 40) == 0) then
      !$acc update self(u(:, 7))
      print '(i4,2(1x,es12.4))', iter, err, u(10, 7)
    end if
  end do
  !$acc end data
  print '(i4,1x,es12.4)', iter, err
  print '(4(f9.5,1x))', u(1, 1), u(n, 1), u(1, m), u(n, m), u(n / 2, :3)
  print '(f12.5)', sum(u)
end program jacobi
