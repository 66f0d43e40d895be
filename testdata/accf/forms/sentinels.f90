! Comments that look like directives, sentinels of others, and sentinels in literals.
program sentinels
  implicit none
  integer :: a(5), i, k
  character(len=40) :: text
  k = 1
  !!$acc parallel loop copy(a)
  ! $acc parallel loop copy(a)
  !$omp parallel do
  !dir$ ivdep
  !acc$ nothing
  !$a
  a = 0
  text = '!$acc parallel "loop" '' &
         &!$acc end'
  !$acc parallel loop copy(a)
  ! between the directive and its loop stands a comment

  !$omp simd
  do i = 1, 5
    a(i) = i * 10 + k !$acc atomic
    !!$acc atomic
    a(i) = a(i) + 1
  end do ! !$acc end parallel
  print '(*(i0,1x))', a
  print '(a)', trim(text)
end program sentinels
