! Names that mean something in C and C++, in the languages of devices, and in Fortran itself.
program names
  implicit none
  integer :: int_, new(4), class, this, template(0:3), auto, register, long
  real :: double, float, half, switch(4), operator_
  logical :: bool, true, false
  integer :: if, do, end, then, else, min0, index, size
  integer :: a_name_of_sixty_three_letters_that_a_translator_may_not_cut_off
  integer :: printf, main, std, nullptr, delete, namespace, threadidx, blockidx, kernel, global, shared, barrier
  new = [1, 2, 3, 4]
  template = 0
  class = 10; this = 3; auto = 5; long = 7
  double = 0.5; float = 1.5; half = 2.0
  true = .false.; false = .true.
  if = 1; then = 2; else = 3; end = 4; min0 = 6; index = 8; size = 9
  a_name_of_sixty_three_letters_that_a_translator_may_not_cut_off = 11
  printf = 1; main = 2; std = 3; nullptr = 4; delete = 5; namespace = 6
  threadidx = 100; blockidx = 200; kernel = 300; global = 400; shared = 500; barrier = 600
  !$acc parallel loop copy(new, template) copyout(switch) private(register, int_, bool, do, operator_)
  do auto = 1, 4
    int_ = new(auto) * class
    register = int_ + this + long
    template(auto - 1) = register
    operator_ = double * float
    switch(auto) = operator_ / half
    bool = true .or. (false .and. auto > 2)
    if (bool) new(auto) = -new(auto) - a_name_of_sixty_three_letters_that_a_translator_may_not_cut_off
    do = if + then * else
    if (do == 7) switch(auto) = switch(auto) + end + min0 * index + size
    new(auto) = new(auto) * 10 + printf + main + std + nullptr + delete + namespace
    template(auto - 1) = template(auto - 1) + threadidx + blockidx + kernel + global + shared + barrier
  end do
  print '(*(i0,1x))', new, template
  print '(4(f8.3,1x))', switch
end program names
