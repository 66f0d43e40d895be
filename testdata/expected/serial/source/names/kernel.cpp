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
    for (int restrict_ = 0; restrict_ < 4; ++restrict_) { const int item2 = restrict_;
      atomic[item2] = inner + restrict_;
      exclusive[restrict_] = atomic[item2] < N ? tile[atomic[item2]] : 0.0f;
    }
    for (int thread = 0; thread < 4; ++thread) { const int item2 = thread;
      const int item = index(shared.outer, shared.inner);
      if (atomic[item2] < N) {
        int N = 3;
        N += barrier;
        const float outer_ = exclusive[3 - thread] + N + item;
        outer[atomic[item2]] = outer_;
      }
    }
  }
}

// Parameters are variables: the host changes one, each item its own copy of another.
extern "C" void changing(const int &_occa_arg_0, const int &count, const float &factor, const float *__restrict__ x, float *__restrict__ y) {
  int N = _occa_arg_0;
#line 31 "kernels/source/names.okl"
  N = N / 2;
  for (long long n_tile = 0; n_tile < N; n_tile += 4) for (int n = (int)n_tile, n_end = (int)(n_tile + 4 < N ? n_tile + 4 : N); n < n_end; ++n) {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  }
}

// A kernel's name begins with another one's, and is used as a variable.
extern "C" void names2(const int &names, int *__restrict__ changing) {
  for (long long i_tile = 0; i_tile < names; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < names ? i_tile + 4 : names); i < i_end; ++i) {
    const int names2 = i;
    changing[i] = names2 + names;
  }
}
