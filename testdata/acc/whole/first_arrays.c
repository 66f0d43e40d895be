/* Each gang starts with the array and the structure that the program has, and changes its own; on the device, and on the host. */
#include <stdio.h>

struct pair {
  int low, high;
};

int main(void) {
  int table[2][3] = {{1, 2, 3}, {4, 5, 6}}, x[40], wrong = 0;
  struct pair range = {7, 8};
  for (int round = 0; round < 2; ++round) {
    #pragma acc parallel num_gangs(3) firstprivate(table, range) copyout(x) if (!round)
    {
      table[0][1] = 20;
      range.low += 100;
      #pragma acc loop gang
      for (int i = 0; i < 40; ++i) x[i] = table[i % 2][i % 3] + range.low + range.high;
    }
    for (int i = 0; i < 40; ++i) {
      const int first = i % 2 == 0 && i % 3 == 1 ? 20 : i % 2 * 3 + i % 3 + 1;
      wrong += x[i] != first + 115;
    }
    wrong += table[0][1] != 2 || range.low != 7;
  }
  if (wrong) printf("%d wrong\n", wrong);
  return wrong != 0;
}
