program main
  real :: x, y, z
  logical :: l, m
  x = -y**2
  x = -y + z
  x = y / z / 2.0
  l = l .or. m .and. .not. l
end program
