#define N 10
#define ADD(a, b) ((a) + (b))
#define CHECK(x) if (.not. (x)) then; call fail(x, __LINE__); end if
#if defined(N) && N > 4
  integer :: i
#else
#error "no"
#endif
  real :: a(N), b(N)
#ifdef NO
  do i = 1, 2
#else
  do i = 1, N
#endif
    a(i) = ADD(b(i), 1.0) // 'it''s N'
  end do ! don't
  CHECK(a(1) == 'b')
end
