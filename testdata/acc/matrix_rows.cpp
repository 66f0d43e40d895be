// Arrays with two indices: a pointer to rows, and a local table.
void matrix_rows(int n, float (*a)[8], const float (*b)[8]) {
  #pragma acc parallel loop gang vector collapse(2) vector_length(12) copy(a[0:n][0:8]) copyin(b[0:n][0:8])
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < 8; ++i) {
      float pair[2][2];
      for (int k = 0; k < 4; ++k) pair[k / 2][k % 2] = k * b[j][i];
      a[j][i] += pair[0][1] + pair[1][0] + pair[1][1];
    }
  }
}
