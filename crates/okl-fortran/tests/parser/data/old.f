C     comment
      PROGRAM MAIN
      IMPLICIT REAL*8(A-H,O-Z)
      REAL*8X,Y
      CHARACTER*(*) C
      DIMENSION A(10)
      DO10I=1,N
   10 A(I)=A(I)+1
      DO 20 I = 1, N
        GO TO 30
   20 CONTINUE
   30 CONTINUE
      IF (A .EQ. B) G O T O 10
      IF(X.LT.1)CALL FOO(X,                                             SEQ00010
     &     Y)
      WRITE(6,100) 'ABC
     1DEF'
  100 FORMAT(6H DON'T,I5)
!$ACC PARALLEL LOOP
c$acc& copy(a)
      DO I=1,N
	X = 1
	1 + 2
      END DO
      CALLFOO(X);Y=2
      X = 'a ! b' ! c
      IF (X) 10,20,30
      END
      REAL*8FUNCTIONF(X)
      F=1.E 5
      END
