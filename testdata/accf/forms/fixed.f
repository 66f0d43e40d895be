C     Fixed form: comments with C, c, * and !, directives with three
C     sentinels, continuation lines of both, labels.
      PROGRAM FIXED
      INTEGER N
      PARAMETER (N = 10)
      INTEGER A(N), B(N), TOTAL
      INTEGER I, J
* a comment
c another one
! and another one
      DO 10 I = 1, N
        A(I) = I
   10 CONTINUE
      TOTAL = 0
C$ACC DATA COPYIN(A)
C$ACC& COPYOUT(B)
c$acc parallel loop
      DO 20 I = 1, N
        B(I) = A(I) * 3
     &       + 100
     1       - A(N + 1 - I)
   20 CONTINUE
*$acc parallel loop
*$acc+reduction(+:total)
      DO I = 1, N
        TOTAL = TOTAL + B(I) * I
      END DO
!$acc end data
      PRINT '(10(I0,1X))', B
      PRINT '(I0)', TOTAL
!$acc kernels copy(b)
!$acc&  copyin(a) copyin(
!$acc&  total)
      DO 40 J = 1, N, 3
         DO 30 I = J, MIN(J + 2, N)
           IF (MOD(I, 2) .EQ. 0) GO TO 30
           B(I) = -B(I)
   30    CONTINUE
         B(J) = B(J) + TOTAL * 10
   40 CONTINUE
c$acc end kernels
      PRINT '(10(I0,1X))', B
      END
