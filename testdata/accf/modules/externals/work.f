      SUBROUTINE WORK(X, N)
      INTEGER N
      INCLUDE 'limits.inc'
      REAL X(MAXN, *)
      INTEGER I, J
C$ACC PARALLEL LOOP COLLAPSE(2) PRESENT(X(1:MAXN, 1:N))
      DO 20 J = 1, N
      DO 10 I = 1, LAST
      X(I, J) = X(I, J) * SCALE + I
   10 CONTINUE
   20 CONTINUE
      END
