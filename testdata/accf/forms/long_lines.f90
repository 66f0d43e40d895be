! Lines of 132 columns: a statement, a comment, a directive.
program long_lines
  implicit none
  integer :: first_array_with_long_name(4), second_array_with_long_name(4), third_array_with_long_name(4), index_of_the_loop, offset
  first_array_with_long_name = 1; second_array_with_long_name = 2; third_array_with_long_name = 0; offset = 1000000000 - 12345 + 999
  !$acc parallel loop copyin(first_array_with_long_name, second_array_with_long_name) copyout(third_array_with_long_name)
  do index_of_the_loop = 1, 4
    third_array_with_long_name(index_of_the_loop) = first_array_with_long_name(index_of_the_loop) * index_of_the_loop + offset / 100
  end do
  print '(*(i0,1x))', third_array_with_long_name
end program long_lines
