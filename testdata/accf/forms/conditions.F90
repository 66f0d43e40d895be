! #if inside of regions, around directives, around parts of a statement, and around the two halves of a construct.
#define WITH_SOURCE
#define ORDER 2
#include "conditions.h"
program conditional
  implicit none
  integer :: a(6), b(6), i, version
  a = [1, 2, 3, 4, 5, 6]
#ifdef _OPENACC
  version = _OPENACC / 100000 - 1
#else
  version = 1
#endif
#if defined(_OPENACC) || 1
  !$acc parallel loop copyin(a) copyout(b)
#else
  this is not Fortran
#endif
  do i = 1, 6
    b(i) = a(i)   &
#ifdef WITH_SOURCE
      + 100 * i   &
#endif
#if ORDER == 1
      - 1
#elif ORDER == 2
      - FROM_HEADER
#else
#error unknown order
#endif
  end do
#if 0
  !$acc parallel loop copy(nothing)
#endif
#ifdef DOWNWARD
  do i = 6, 1, -1
#else
  !$acc serial loop seq copy(b)
  do i = 2, 6
#endif
    b(i) = b(i) + b(i - 1)
  end do
  print '(*(i0,1x))', b, version
end program conditional
