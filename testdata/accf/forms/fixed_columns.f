C     What stands beyond column 72 is no part of the statement, in       COMMENT
C     directives, too. A literal goes on in the next line.
      PROGRAM COLUMNS                                                   00000010
      INTEGER A(4), B(4), I                                             00000020
      CHARACTER*70 TEXT                                                 00000030
      DATA A / 1, 2, 3, 4 /                                             00000040
      TEXT = 'It is
     & cut, isn''t it!'
C$ACC PARALLEL LOOP COPYIN(A) COPYOUT(B)                                COPY(C)
      DO 10 I = 1, 4                                                    I = 1, 2
      B(I) = A(I) * 1000 + 10 + 20 + 30 + 40 + 50 + 60 + 70 + 80 + 90 + 99990000
     &5 - A(5 - I)                                                     !
   10 CONTINUE
      PRINT '(4(I0,1X))', B
      PRINT '(A)', TEXT(1:5), TEXT(LEN_TRIM(TEXT) - 14:LEN_TRIM(TEXT))
      END
