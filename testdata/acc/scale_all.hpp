// Of pragma_in_header.cpp.
#pragma once
void scale_all(int n, int factor, int *x) {
  #pragma acc parallel loop gang vector vector_length(6) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] *= factor;
}
