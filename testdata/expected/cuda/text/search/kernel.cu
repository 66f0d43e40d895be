#line 1 "kernels/text/search.okl"
// Looks for words in bytes: all places of a pattern, counts of letters, and lines.

__constant__ const char vowels[] = "aeiou";

__device__ int isVowel(const char letter) {
  for (int k = 0; vowels[k] != '\0'; ++k) {
    if (vowels[k] == letter) return 1;
  }
  return 0;
}

extern "C" __global__ __launch_bounds__(64) void _occa_findPattern_0(const int length, const int patternLength, const char *__restrict__ text,
                         const char *__restrict__ pattern, char *__restrict__ found, int *__restrict__ count) {
  { int start = 64 * (int)blockIdx.x;
    __shared__ char s_text[64 + 16];
    __shared__ int s_count;
    { int t = (int)threadIdx.x;
      for (int n = t; n < 64 + 16; n += 64) s_text[n] = start + n < length ? text[start + n] : '\0';
      if (t == 0) s_count = 0;
    }
    __syncthreads();
#line 21 "kernels/text/search.okl"
    do { int t = (int)threadIdx.x;
      if (start + t >= length) continue;
      int k = 0;
      while (k < patternLength && s_text[t + k] == pattern[k]) ++k;
      found[start + t] = k == patternLength ? '^' : ' ';
      if (k == patternLength) {
        atomicAdd(&s_count, 1);
      }
    } while (0);
    __syncthreads();
#line 30 "kernels/text/search.okl"
    { int t = (int)threadIdx.x;
      if (t == 63) atomicAdd(&*count, s_count);
    }
  }
}

// Words begin with a letter after something else.
extern "C" __global__ __launch_bounds__(32) void _occa_statistics_0(const int length, const char *__restrict__ text, int *__restrict__ counts) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < length) {
    const char here = text[n], before = n == 0 ? '\n' : text[n - 1];
    const bool letter = here >= 'a' && here <= 'z';
    if (letter && !(before >= 'a' && before <= 'z')) {
      atomicAdd(&counts[0], 1);
    }
    if (isVowel(here)) {
      atomicAdd(&counts[1], 1);
    }
    if (here == '\n' || here == "\r"[0]) {
      atomicAdd(&counts[2], 1);
    }
    if (here == '@' || here == '\'' || here == '"') atomicAdd(&counts[3], 1);
  } }
}
