! expect: 7 no statement has the label 20
      PROGRAM LABELS
      INTEGER A(5), I
C$ACC PARALLEL LOOP COPYOUT(A)
      DO 10 I = 1, 5
      A(I) = I
      IF (I .EQ. 3) GO TO 20
      A(I) = -I
   10 CONTINUE
      PRINT *, A
      END
