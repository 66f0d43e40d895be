// Every form of a capture: each round gets a number that no other one gets.
void atomic_captures(int n, int *count, int *seen) {
  #pragma acc parallel loop gang vector vector_length(6) copy(count[0:8], seen[0:8*n+1])
  for (int i = 0; i < n; ++i) {
    int v;
    #pragma acc atomic capture
    v = count[0]++;
    seen[v] += 1;
    #pragma acc atomic capture
    v = ++count[1];
    seen[n + v - 1] += 1;
    #pragma acc atomic capture
    v = count[2]--;
    seen[3 * n + v - 1] += 1;
    #pragma acc atomic capture
    v = count[3] += 1;
    seen[3 * n + v - 1] += 1;
    #pragma acc atomic capture
    { v = count[4]; count[4] += 2; }
    seen[4 * n + v / 2] += 1;
    #pragma acc atomic capture
    { count[5] += 1; v = count[5]; }
    seen[5 * n + v - 1] += 1;
    #pragma acc atomic capture
    { v = count[6]; count[6]++; }
    seen[6 * n + v] += 1;
    #pragma acc atomic capture
    { v = count[7]; count[7] = i + 1; }
    seen[7 * n + v] += 1;
  }
}
