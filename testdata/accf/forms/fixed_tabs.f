C	Tabs in fixed form: before statements, after labels, a digit after
C	the tab continues a line.
	PROGRAM TABS
	INTEGER A(5), I, S
	S = 0
!$acc parallel loop copyout(a)	reduction(+:s)
	DO 10 I = 1, 5
	  A(I) = I *
	1  100
	2  + I
	  S = S + A(I) * I
10	CONTINUE
	PRINT '(5(I0,1X))', A
	PRINT '(I0)', S
	END
