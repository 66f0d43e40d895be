! Components that are allocated for each element of an array: the element is the same for the whole region. Two paths may
! name the same memory. The structures as a whole in clauses.
module domains
  implicit none
  type :: fields
    real, allocatable :: h(:, :)
    integer :: shift = 0
  end type fields
  type :: domain
    integer :: n, m
    real, pointer :: x(:) => null()
    type(fields) :: now, new
    type(fields) :: levels(2)
  end type domain
contains
  subroutine open_domain(d, n, m)
    type(domain), intent(inout) :: d
    integer, intent(in) :: n, m
    integer :: i, k
    d%n = n
    d%m = m
    allocate (d%x(0:n), d%now%h(n, m), d%new%h(n, 0:m))
    d%x = [(real(i), i = 0, n)]
    d%now%h = 1.0
    d%new%h = 0.0
    do k = 1, 2
      allocate (d%levels(k)%h(n, k))
      d%levels(k)%h = real(k)
      d%levels(k)%shift = 10 * k
    end do
    !$acc enter data copyin(d)
    !$acc enter data copyin(d%x, d%now%h) create(d%new%h)
  end subroutine open_domain
end module domains
program elements
  use domains
  implicit none
  type(domain), allocatable :: all(:)
  integer :: list(2), b, i, j, k
  allocate (all(-1:1))
  do b = -1, 1
    call open_domain(all(b), 4 + b, 3)
  end do
  list = [1, -1]
  do b = 1, 2
    !$acc parallel loop collapse(2) present(all(list(b))%now%h, all(list(b))%x, all(list(b))%new%h) default(none)
    do j = 1, all(list(b))%m
      do i = 1, all(list(b))%n
        all(list(b))%new%h(i, j) = all(list(b))%now%h(i, j) + all(list(b))%x(i) * j
      end do
    end do
    !$acc update self(all(list(b))%new%h(:, 1:3))
  end do
  print '(*(f6.1,1x))', all(1)%new%h(:, 1:3)
  print '(*(f6.1,1x))', all(-1)%new%h(:, 1:3)
  do b = -1, 1
    !$acc exit data copyout(all(b)%x) delete(all(b)%now%h, all(b)%new%h)
    !$acc exit data delete(all(b))
  end do
  do b = -1, 0
    do k = 1, 2
      !$acc kernels
      all(b)%levels(k)%h(2:3, 1) = all(b)%levels(k)%h(1:2, 1) + all(b + 1)%levels(k)%h(2:3, k) * all(b)%levels(k)%shift
      !$acc end kernels
    end do
  end do
  ! The same element by two names: all values on the right come first.
  k = 0
  b = k
  !$acc kernels copy(all(b)%x)
  all(k)%x(1:3) = all(b)%x(0:2) * 10
  !$acc end kernels
  print '(*(f6.1,1x))', all(0)%x
  print '(*(f6.1,1x))', all(-1)%levels(1)%h, all(-1)%levels(2)%h, all(0)%levels(1)%h, all(0)%levels(2)%h
  !$acc serial
  all(0)%m = all(0)%m + all(1)%levels(2)%shift
  !$acc end serial
  print '(*(i0,1x))', all%m
end program elements
