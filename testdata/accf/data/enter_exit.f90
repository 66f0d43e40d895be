! enter data and exit data in different procedures; dynamic counts; finalize.
module store
  implicit none
  real, allocatable :: field(:, :)
contains
  subroutine open_store(n)
    integer, intent(in) :: n
    allocate (field(n, -1:1))
    field = 1.0
    !$acc enter data copyin(field)
  end subroutine open_store
  subroutine close_store
    !$acc exit data copyout(field)
    print '(4(f7.2,1x))', field
    deallocate (field)
  end subroutine close_store
end module store
program enter_exit
  use store
  implicit none
  integer :: i, j, tmp(4), twice(3)
  call open_store(4)
  !$acc enter data create(tmp)
  !$acc parallel loop present(tmp)
  do i = 1, 4
    tmp(i) = 10 * i
  end do
  !$acc parallel loop collapse(2) default(present)
  do j = -1, 1
    do i = 1, 4
      field(i, j) = field(i, j) + real(tmp(i) + j) * 0.25
    end do
  end do
  !$acc exit data delete(tmp)
  call close_store
  call open_store(3)
  !$acc parallel loop collapse(2) present(field)
  do j = -1, 1
    do i = 1, 3
      field(i, j) = field(i, j) * real(10 * i + j)
    end do
  end do
  call close_store
  twice = [1, 2, 3]
  !$acc enter data copyin(twice)
  !$acc enter data copyin(twice)
  !$acc parallel loop present(twice)
  do i = 1, 3
    twice(i) = twice(i) * 5
  end do
  !$acc exit data delete(twice)
  !$acc parallel loop present(twice)
  do i = 1, 3
    twice(i) = twice(i) + 1
  end do
  !$acc update self(twice)
  print '(*(i0,1x))', twice
  !$acc enter data copyin(twice)
  !$acc exit data copyout(twice) finalize
  print '(*(i0,1x))', twice
end program enter_exit
