! Module arrays that declare puts on the device, filled, used and freed by other files.
program main
  use setup
  use store, only: field, gain
  implicit none
  interface
    subroutine use_store(out, m)
      use store, only: rows => n
      implicit none
      integer, intent(in) :: m
      real, intent(out) :: out(rows, 0:m)
    end subroutine use_store
  end interface
  real :: r(5, 0:2)
  call begin(2)
  call use_store(r, 2)
  print '(5(f8.2,1x))', r
  gain = 10.0
  !$acc update device(gain) self(field)
  print '(5(f8.2,1x))', field
  call use_store(r, 2)
  print '(5(f8.2,1x))', r
  call finish
  call begin(1)
  call use_store(r(:, 1:2), 1)
  print '(5(f8.2,1x))', r
  call finish
end program main
