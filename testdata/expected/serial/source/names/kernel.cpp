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
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 4) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (4)); n < _occa_end_n; n += 1) { {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } } }
}

// A kernel's name begins with another one's, and is used as a variable.
extern "C" void names2(const int &names, int *__restrict__ changing) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < names; _occa_tiled_i += 4) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(names), -2147483648ll, _occa_tiled_i + (4)); i < _occa_end_i; i += 1) { {
    const int names2 = i;
    changing[i] = names2 + names;
  } } }
}
