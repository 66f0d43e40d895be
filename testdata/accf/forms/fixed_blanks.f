C     Blanks mean nothing in fixed form: names, keywords and operators
C     are cut by them or stand without any.
      PROGRAM BLANKS
      IMPLICIT REAL * 8 (A - H, O - Z)
      INTEGER AL PHA (6), BETA(6)
      D I M E N S I O N X(6)
      DO10I=1,6
      ALPHA(I)=I*I
10    CONTINUE
      DO10J=1.5D0
      GAM MA = 2.5 D0
C$ACC PARALLEL LOOP COPY(ALPHA, X) COPYOUT(BETA) PRIVATE(K)
      DO 20 I = 1 , 6
      K = AL PHA (I) + 1 00
      IF ( K . GT . 110 .AND. I .N E. 5 ) K = - K
      BE TA ( I ) = K
      X(I) = G A M M A * I + DO10J
      I F (I .EQ. 3) GO TO 20
      IF(I.EQ.4)THEN
      X(I)=-X(I)
      ELSEIF(I.EQ.5)THEN
      X(I)=0
      E N D I F
      ALPHA(I) = 0
20    CONTINUE
      DO 30 I = 1, 6, 2
C$ACC SERIAL COPY(BETA)
      BETA(I) = BETA(I) + 1
C$ACC END SERIAL
30    CONTINUE
      PRINT '(6(I0,1X))', ALPHA, BETA
      PRINT '(6(F7.2,1X))', X
      END
