! expect: 7 coarrays cannot be used on a device: `a[1]`
program coarray
  implicit none
  integer :: a(5)[*], b(5), i
  !$acc parallel loop copyout(b)
  do i = 1, 5
    b(i) = a(i)[1]
  end do
  print *, b
end program coarray
