! Names differ in letter case only: they are the same name.
Program Letter_Case
  Implicit None
  Integer :: Alpha(5), bEtA(5), i
  Integer, Parameter :: N = 5
  ALPHA = 1
  !$ACC Parallel Loop Copy(alpha) COPYOUT(Beta)
  Do I = 1, n
    aLPHA(i) = Alpha(I) + I
    BETA(i) = MOD(alpha(I), 3) + Max(i, 2)
  EndDo
  !$Acc end PARALLEL Loop
  Print '(*(i0,1x))', alpha, beta
End Program lETTER_cASE
