static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/attributes/styles.okl"
// Every attribute in both styles, in every way of writing them. Every kernel adds what it should.

extern "C" void atStyle(const int &N, const int *__restrict__ a, int *__restrict__ b) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) int own[16];
    for (int i = 0; i < 16; ++i) {
      own[i] = g + i < N ? a[g + i] : 0;
      s[i] = own[i];
    }
    ;
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      b[g + i] = own[i] + s[15 - i];
    }
  }
}

extern "C" void longStyle(const int &N, const int *__restrict__ a, int *__restrict__ b) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) int own[16];
    for (int i = 0; i < 16; ++i) {
      own[i] = g + i < N ? a[g + i] : 0;
      s[i] = own[i];
    }
    ;
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      b[g + i] = own[i] + s[15 - i];
    }
  }
}

extern "C" void scopedStyle(const int &N, const int *__restrict__ a, int *__restrict__ b) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) int own[16];
    for (int i = 0; i < 16; ++i) {
      own[i] = g + i < N ? a[g + i] : 0;
      s[i] = own[i];
    }
    ;
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      b[g + i] = own[i] + s[15 - i];
    }
  }
}

// Both styles on one node, in any order, and in one list.
extern "C" void mixedStyle(const int &N, const int *__restrict__ a, int *b) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) int own[16];
    for (int i = 0; i < 16; ++i) {
      own[i] = g + i < N ? a[g + i] : 0;
      s[i] = own[i];
    }
     ;
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      b[g + i] = own[i] + s[15 - i];
    }
  }
}





// Old ways: attributes in macros, in strings, in pragmas.
extern "C" void oldStyle(const int &N, const int *a, int *b) {
#line 71 "kernels/attributes/styles.okl"
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    alignas(64) int own[16];
    for (int i = 0; i < 16; ++i) {
      own[i] = g + i < N ? a[g + i] : 0;
      s[i] = own[i];
    }
    ;
#line 1 "@directive"
    #define LAST 15
#line 80 "kernels/attributes/styles.okl"
    for (int i = 0; i < 16; ++i) {
#line 1 "@directive"
      #pragma unroll 2
#line 82 "kernels/attributes/styles.okl"
      for (int k = 0; k < 1; ++k) {
        if (g + i < N) b[g + i] = own[i] + s[LAST - i];
      }
    }
  }
}

// Where the text is code for a C++ compiler, too, the macro ends like a statement.
extern "C" void hidden(const int &N, const int *a, int *b) {
#line 92 "kernels/attributes/styles.okl"
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
#line 95 "kernels/attributes/styles.okl"
    for (int i = 0; i < 16; ++i) s[i] = g + i < N ? a[g + i] : 0;
    ;
#line 98 "kernels/attributes/styles.okl"
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      b[g + i] = a[g + i] + s[15 - i];
    }
  }
}

// Attributes of others stay, before and after those of OKL.
extern "C" [[maybe_unused]] void othersAfter(const int &N, [[maybe_unused]] const int *__restrict__ a, int *b) {
  for (int g = 0; g < N; g += 16) {
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      const int partner = 2 * g + 15 - i;
      b[i] = a[i] + (partner < N ? a[partner] : 0);
    }
  }
}

extern "C" [[maybe_unused]] void othersBefore(const int &N, const int *a, [[maybe_unused]] int *__restrict__ b) {
  for (int g = 0; g < N; g += 16) {
    [[maybe_unused]] int own;
    for (int i = g; i < g + 16; ++i) {
      const int partner = 2 * g + 15 - i;
      own = partner < N ? a[partner] : 0;
      if (i < N) b[i] = a[i] + own;
    }
  }
}
