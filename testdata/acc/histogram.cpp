// Bins that all gangs count in, and a list whose places are handed out.
void histogram(int n, const int *kind, int *bins, int *count, int *odd) {
  #pragma acc parallel loop copyin(kind[0:n]) copy(bins[0:8], count[0:1]) copyout(odd[0:n])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic update
    bins[kind[i]]++;
    if (kind[i] % 2) {
      int place;
      #pragma acc atomic capture
      place = count[0]++;
      odd[place] = i;
    }
  }
}
