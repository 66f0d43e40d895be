C     host_data in fixed form, in an internal procedure.
      program fixed
      implicit none
      integer a_rather_long_name(6), i
      a_rather_long_name = 3
!$acc data copy(a_rather_long_name)
      call inside
!$acc end data
      print '(6(i0,1x))', a_rather_long_name
      contains
      subroutine inside
!$acc host_data use_device(a_rather_long_name) if(i .ne. -7 .or.
!$acc&  i .eq. -7)
      call twice(a_rather_long_name, 6)
!$acc end host_data
      end subroutine
      subroutine twice(x, n)
      integer n, x(n), k
!$acc parallel loop deviceptr(x)
      do k = 1, n
        x(k) = 2 * x(k)
      end do
      end subroutine
      end
