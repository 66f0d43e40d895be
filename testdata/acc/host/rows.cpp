// An array of pointers to rows: each row is put on the device by itself, and the pointer to it is attached.
#include <cstdio>
#include <cstdlib>

int main() {
  int wrong = 0;
  double **rows = static_cast<double **>(std::malloc(4 * sizeof(double *)));
  for (int i = 0; i < 4; ++i) rows[i] = static_cast<double *>(std::calloc(5, sizeof(double)));
#pragma acc enter data copyin(rows[0 : 4])
  for (int i = 0; i < 4; ++i) {
#pragma acc enter data copyin(rows[i][0 : 5])
  }
#pragma acc parallel loop collapse(2) present(rows[0 : 4])
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 5; ++j) rows[i][j] += 10 * i + j;
  for (int i = 0; i < 4; ++i) {
#pragma acc exit data copyout(rows[i][0 : 5])
    for (int j = 0; j < 5; ++j) wrong += rows[i][j] != 10 * i + j;
    std::free(rows[i]);
  }
#pragma acc exit data delete(rows[0 : 4])
  std::free(rows);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
