C     Statements of older standards inside of an iteration: arithmetic
C     if, computed goto, a loop that ends at a labelled assignment,
C     block data, and a common block in the middle of declarations.
      BLOCK DATA SETUP
      COMMON /LIMITS/ LO, HI, STEPS(3)
      REAL LO, HI
      INTEGER STEPS
      DATA LO, HI / -1.5, 1.0E0 /, STEPS / 3*4 /
      END
      SUBROUTINE WORK(A, N)
      INTEGER N, A(N), I, J
      COMMON /LIMITS/ LO, HI, STEPS(3)
      REAL LO, HI, X
      INTEGER STEPS
C$ACC PARALLEL LOOP COPY(A) PRIVATE(X, J) COPYIN(STEPS)
      DO 100 I = 1, N
      X = REAL(I) - 4.0
      IF (X - LO) 10, 20, 30
   10 A(I) = 1
      GOTO 40
   20 A(I) = 2
      GOTO 40
   30 A(I) = 3
      IF (X .GT. HI) A(I) = 4
   40 GO TO (50, 60, 70), A(I)
      A(I) = A(I) + 4000
      GO TO 90
   50 A(I) = A(I) + 1000
      GO TO 90
   60 A(I) = A(I) + 2000
   70 A(I) = A(I) * 10
   90 DO 95 J = 1, STEPS(1)
   95 A(I) = A(I) + J
  100 CONTINUE
      END
      PROGRAM LEGACY
      INTEGER A(8)
      CALL WORK(A, 8)
      PRINT '(8(I0,1X))', A
      END
