#define N 10
#define ADD(a, b) ((a) + (b))
#define CHECK(x) if (.not. (x)) then; call fail("x", __LINE__); end if
#ifdef _OPENACC
  use openacc
#elif defined(N) && N > 4 /* a comment of C */
  integer :: i
#else
#error "no"
#endif
  real :: a(N), b(N)
  !$acc parallel loop copy(a(1:N)) &
#if N > 100
  !$acc& async
#else
  !$acc& gang vector
#endif
  do i = 1, N
    a(i) = ADD(b(i), &
       &       1.0) // 'it''s N'
  end do ! don't
  CHECK(a(1) == 'b')
end
