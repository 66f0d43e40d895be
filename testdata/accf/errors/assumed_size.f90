! expect: 11 how many elements `x` has is not known: a data clause has to say
program assumed_size
  implicit none
  integer :: a(5)
  a = 0
  call add(a, 5)
  print *, a
contains
  subroutine add(x, n)
    integer :: n, x(*), i
    !$acc parallel loop copy(x)
    do i = 1, n
      x(i) = x(i) + 1
    end do
  end subroutine add
end program assumed_size
