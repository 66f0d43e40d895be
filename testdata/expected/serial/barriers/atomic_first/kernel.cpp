#line 1 "kernels/barriers/atomic_first.okl"
// The first statement behind a barrier is an atomic update.
extern "C" void count(const int &N, const int &most, int *x) {
  for (int g = 0; g < N; ++g) {
    int done;
    { int mine_kept[16]; for (int t = 0; t < 16; ++t) {
      int mine_first = x[16 * g + t]; mine_kept[t] = mine_first; auto &mine = mine_kept[t];
      if (t == 0) done = 0;
      } 
      while (true) {
#line 5 "kernels/barriers/atomic_first.okl"
        for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; 
#line 10 "kernels/barriers/atomic_first.okl"
done += mine;
        } 
        const int now = done;
#line 5 "kernels/barriers/atomic_first.okl"
        for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; mine += now % 7;
        } 
#line 15 "kernels/barriers/atomic_first.okl"
        if (now > most) break;
      }
#line 5 "kernels/barriers/atomic_first.okl"
      for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; x[16 * g + t] = mine;
#line 18 "kernels/barriers/atomic_first.okl"
    } }
  }
}
