static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/names.okl"
// Names that targets, launchers and okl's own attributes use as well; shadowing; parameters that change.

struct dim {
  int outer, inner;
};

int index(const int kernel, const int group) { return kernel * 10 + group; }

extern "C" void names(const int &N, const int &barrier, const dim &shared, const float *tile, float *outer) {
  for (int inner = 0; inner < N; inner += 4) {
    alignas(64) float exclusive[4];
    alignas(64) int atomic[4];
    for (int restrict_ = 0; restrict_ < 4; ++restrict_) { const unsigned long long _occa_exclusive_index = (unsigned long long)restrict_;
      atomic[_occa_exclusive_index] = inner + restrict_;
      exclusive[restrict_] = atomic[_occa_exclusive_index] < N ? tile[atomic[_occa_exclusive_index]] : 0.0f;
    }
    for (int thread = 0; thread < 4; ++thread) { const unsigned long long _occa_exclusive_index = (unsigned long long)thread;
      const int item = index(shared.outer, shared.inner);
      if (atomic[_occa_exclusive_index] < N) {
        int N = 3;
        N += barrier;
        const float outer_ = exclusive[3 - thread] + N + item;
        outer[atomic[_occa_exclusive_index]] = outer_;
      }
    }
  }
}

// Parameters are variables: the host changes one, each item its own copy of another.
extern "C" void changing(const int &_occa_arg_0, const int &count, const float &factor, const float *__restrict__ x, float *__restrict__ y) {
  int N = _occa_arg_0;
#line 31 "kernels/source/names.okl"
  N = N / 2;
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 4) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 4); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } } }
}

// A kernel's name begins with another one's, and is used as a variable.
extern "C" void names2(const int &names, int *__restrict__ changing) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < names ? (unsigned long long)names : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < names ? (unsigned long long)names : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    const int names2 = i;
    changing[i] = names2 + names;
  } } }
}
