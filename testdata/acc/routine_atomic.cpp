// A function that lanes call, with updates that happen at once.
#pragma acc routine seq
static int count_in(int *bins, int kind) {
  int place;
  #pragma acc atomic update
  bins[kind] += 1;
  #pragma acc atomic capture
  place = bins[4]++;
  return place;
}

void routine_atomic(int n, const int *kind, int *bins, int *seen) {
  #pragma acc parallel loop gang vector vector_length(8) copyin(kind[0:n]) copy(bins[0:5], seen[0:n])
  for (int i = 0; i < n; ++i) seen[count_in(bins, kind[i])] += 1;
}
