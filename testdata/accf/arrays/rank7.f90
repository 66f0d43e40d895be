! Seven dimensions with different bounds; the checksum weights each element by its place.
program rank7
  implicit none
  integer :: a(2, 0:1, -1:1, 2, 3:4, 2, -3:-2)
  integer :: flat(192)
  integer :: i1, i2, i3, i4, i5, i6, i7, i
  integer(8) :: s
  a = 0
  !$acc parallel loop gang collapse(3) copyout(a)
  do i7 = -3, -2
    do i6 = 1, 2
      do i5 = 3, 4
        !$acc loop vector collapse(4)
        do i4 = 1, 2
          do i3 = -1, 1
            do i2 = 0, 1
              do i1 = 1, 2
                a(i1, i2, i3, i4, i5, i6, i7) = i1 + 3 * i2 + 5 * i3 + 7 * i4 + 11 * i5 + 13 * i6 + 17 * i7
              end do
            end do
          end do
        end do
      end do
    end do
  end do
  flat = reshape(a, [192])
  s = 0
  do i = 1, 192
    s = s + int(i, 8) * flat(i)
  end do
  print '(*(i0,1x))', s, flat(1), flat(2), flat(24), flat(97), flat(192)
end program rank7
