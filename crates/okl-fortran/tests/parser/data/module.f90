module m
  use iso_c_binding, only: c_int, operator(+)
  implicit none
  private
  public :: f, operator(.dot.)
  type, extends(base) :: t
    private
    real, pointer :: x(:) => null()
    integer :: n = 3
    procedure(iface), pointer, nopass :: pp
  contains
    procedure :: go => t_go
    procedure, private :: a, b
    generic :: operator(+) => a, b
    final :: done
  end type t
  interface operator(.dot.)
    module procedure d1, d2
  end interface operator(.dot.)
  interface
    subroutine ext(a) bind(c, name="ext_")
      import :: c_int
      integer(c_int), value :: a
    end subroutine
  end interface
  enum, bind(c)
    enumerator :: red = 1, blue
  end enum
  !$acc declare create(x)
contains
  pure real(8) function f(a, b) result(r)
    real(8), intent(in) :: a(:), b
    if = 3
    real(1) = 2
    end = 4
    do = 5
    type(5) = 1
    !$acc parallel loop gang vector &
    !$acc& private(i) ! comment
    outer: do i = 1, n
      if (a(i) > 0) cycle outer
      do 10 j = 1, n
      do 10 k = 1, n
 10   x(j,k) = a%b(i)%c(1:2)**2 + (1.0, -2.d0)
      select case (k)
      case (1, 3:)
        x = 'it''s &
            & fine'
      case default
        print *, x
      end select
    end do outer
    where (x > 0)
      x = 1
    elsewhere (x < -1)
      x = 2
    elsewhere
      x = 3
    end where
    associate (p => q%r, s => [real :: (i*1.0, i=1,3)])
      p = s
    end associate
    do concurrent (integer :: i = 1:n, j=1:m:2, i /= j) local(x) reduce(+:s)
      block
        integer :: zz
        zz = 3; s = s + 1
      end block
    enddo
    if (x) then; y = 1; else if (z) then; y = 2; else; y=3; endif
    select type (a => b)
    type is (integer)
      x = 1
    class default
      x = 2
    end select
    goto 20
 20 continue
    write(*,*) 'a', (x(i), i=1,3)
    r = merge(1, 2, .true._4 .and. .not. a .op. b)
    call foo(a, *10, b=3)
    allocate(real(8) :: z(n), stat=i)
  end function
end module
