! expect: 15 `factorial` calls itself
program recursion
  implicit none
  integer :: a(5), i
  !$acc parallel loop copyout(a)
  do i = 1, 5
    a(i) = factorial(i)
  end do
  print *, a
contains
  recursive integer function factorial(n) result(f)
    !$acc routine seq
    integer, intent(in) :: n
    f = 1
    if (n > 1) f = n * factorial(n - 1)
  end function factorial
end program recursion
