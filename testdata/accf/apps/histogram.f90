! Histogram of pseudo-random numbers with atomics, its running sum, and a sort by counting that uses captures.
program histogram
  implicit none
  integer, parameter :: n = 500, bins = 16
  integer :: data(n), sorted(n), count(0:bins - 1), start(0:bins), fill(0:bins - 1)
  integer :: i, b, place, seed, heaviest
  integer(8) :: check
  seed = 12345
  do i = 1, n
    seed = int(modulo(int(seed, 8) * 1103515245_8 + 12345_8, 2147483648_8))
    data(i) = modulo(seed / 65536, 1000)
  end do
  count = 0
  fill = 0
  sorted = -1
  !$acc data copyin(data) copy(count, fill) copyout(start) copy(sorted)
  !$acc parallel loop private(b)
  do i = 1, n
    b = data(i) * bins / 1000
    !$acc atomic update
    count(b) = count(b) + 1
  end do
  !$acc serial
  start(0) = 1
  do b = 1, bins
    start(b) = start(b - 1) + count(b - 1)
  end do
  !$acc end serial
  !$acc parallel loop private(b, place)
  do i = 1, n
    b = data(i) * bins / 1000
    !$acc atomic capture
    place = fill(b)
    fill(b) = fill(b) + 1
    !$acc end atomic
    sorted(start(b) + place) = data(i)
  end do
  ! the order within a bin is open: sort each
  !$acc parallel loop
  do b = 0, bins - 1
    call insertion(sorted, start(b), start(b + 1) - 1)
  end do
  !$acc end data
  heaviest = maxloc(count, 1) - 1
  check = 0
  do i = 1, n
    check = check + int(i, 8) * sorted(i)
  end do
  print '(16(i0,1x))', count
  print '(17(i0,1x))', start
  print '(*(i0,1x))', sorted(1:n:37), heaviest
  print '(i0)', check
contains
  subroutine insertion(a, lo, hi)
    !$acc routine seq
    integer, intent(inout) :: a(n)
    integer, intent(in) :: lo, hi
    integer :: i, j, x
    do i = lo + 1, hi
      x = a(i)
      j = i - 1
      do while (j >= lo)
        if (a(j) <= x) exit
        a(j + 1) = a(j)
        j = j - 1
      end do
      a(j + 1) = x
    end do
  end subroutine insertion
end program histogram
