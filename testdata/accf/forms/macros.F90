! Macros: constants in declarations, bounds and directives; functions; a clause list; concatenation is not there.
#define NX 64
#define NY (NX/8)
#define VL 32
#define IDX(i, j) ((j) - 1) * NX + (i)
#define COPIES copyin(a) copyout(b)
#define REAL_T real(8)
#define LOOP_OVER(v, n) do v = 1, n
#undef UNUSED
program macros
  implicit none
  REAL_T :: a(NX), b(NX * NY)
  integer :: i, j
  a = [(0.5d0 * i, i = 1, NX)]
  !$acc parallel loop vector_length(VL) COPIES collapse(2)
  LOOP_OVER(j, NY)
    LOOP_OVER(i, NX)
      b(IDX(i, j)) = a(i) + 100 * j
    end do
  end do
  !$acc parallel loop num_gangs(NY) copy(b(1:NX))
  do i = 1, NX
    b(i) = b(i) + __LINE__ * 0 + VL
  end do
  print '(4(f9.2,1x))', b(1), b(NX), b(NX + 1), b(NX * NY)
  print '(f12.2)', sum([(b(i) * i, i = 1, NX * NY)])
end program macros
