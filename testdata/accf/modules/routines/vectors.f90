module vectors
  implicit none
  type :: vector
    real(8) :: x, y
  end type vector
  interface operator(+)
    module procedure plus
  end interface
contains
  pure type(vector) function plus(a, b)
    !$acc routine seq
    type(vector), intent(in) :: a, b
    plus = vector(a%x + b%x, a%y + b%y)
  end function plus
  pure real(8) function norm2d(a)
    !$acc routine seq
    type(vector), intent(in) :: a
    norm2d = sqrt(a%x ** 2 + a%y ** 2)
  end function norm2d
end module vectors
