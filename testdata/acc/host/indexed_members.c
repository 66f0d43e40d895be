/* Sections of members of an element of an array: s[i].x[0:n]. */
#include <stdio.h>

struct part {
  int n;
  double *x;
};

int main(void) {
  double d[3][8];
  struct part s[3];
  int wrong = 0;
  for (int i = 0; i < 3; ++i) {
    s[i].n = 8;
    s[i].x = d[i];
    for (int k = 0; k < 8; ++k) d[i][k] = 10 * i + k;
  }
#pragma acc enter data copyin(s)
  for (int i = 0; i < 3; ++i) {
#pragma acc enter data copyin(s[i].x[0:s[i].n])
  }
#pragma acc parallel loop present(s)
  for (int k = 0; k < 8; ++k)
    for (int i = 0; i < 3; ++i) s[i].x[k] += 100;
#pragma acc update self(s[1].x[2:3])
  for (int k = 0; k < 8; ++k) wrong += s[1].x[k] != 10 + k + (2 <= k && k < 5 ? 100 : 0) && s[1].x[k] != 110 + k;
  wrong += s[1].x[3] != 113;
#pragma acc parallel loop present(s, s[2].x[0:8])
  for (int k = 0; k < 8; ++k) s[2].x[k] *= 2;
  for (int i = 0; i < 3; ++i) {
#pragma acc exit data copyout(s[i].x[0:8])
  }
#pragma acc exit data delete(s)
  for (int i = 0; i < 3; ++i) {
    wrong += s[i].x != d[i];
    for (int k = 0; k < 8; ++k) wrong += d[i][k] != (10 * i + k + 100) * (i == 2 ? 2 : 1);
  }
  if (wrong) printf("%d wrong\n", wrong);
  return wrong != 0;
}
