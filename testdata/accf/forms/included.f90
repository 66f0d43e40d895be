! include lines: declarations, a whole loop inside of a region, and a file that includes another one.
program included
  implicit none
  include 'included_declarations.inc'
  a = 1
  !$acc parallel loop copy(a) copyin(weights)
  do i = 1, n
    include "included_body.inc"
  end do
  print '(*(i0,1x))', a
end program included
