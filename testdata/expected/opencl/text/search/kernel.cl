#line 1 "kernels/text/search.okl"
// Looks for words in bytes: all places of a pattern, counts of letters, and lines.

__constant const char vowels[] = "aeiou";

static int isVowel(const char letter) {
  for (int k = 0; vowels[k] != '\0'; ++k) {
    if (vowels[k] == letter) return 1;
  }
  return 0;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_findPattern_0(const int length, const int patternLength, __global const char *restrict text,
                         __global const char *restrict pattern, __global char *restrict found, __global int *restrict count) {
  __local char s_text[80];
  __local int s_count;
#line 14 "kernels/text/search.okl"
  { int start = 64 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      for (int n = t; n < 64 + 16; n += 64) s_text[n] = start + n < length ? text[start + n] : '\0';
      if (t == 0) s_count = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/text/search.okl"
    do { int t = (int)get_local_id(0);
      if (start + t >= length) continue;
      int k = 0;
      while (k < patternLength && s_text[t + k] == pattern[k]) ++k;
      found[start + t] = k == patternLength ? '^' : ' ';
      if (k == patternLength) {
        atomic_add((volatile __local int *)&s_count, 1);
      }
    } while (0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/text/search.okl"
    { int t = (int)get_local_id(0);
      if (t == 63) atomic_add((volatile __global int *)&*count, s_count);
    }
  }
}

// Words begin with a letter after something else.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_statistics_0(const int length, __global const char *restrict text, __global int *restrict counts) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < length) {
    const char here = text[n], before = n == 0 ? '\n' : text[n - 1];
    const bool letter = here >= 'a' && here <= 'z';
    if (letter && !(before >= 'a' && before <= 'z')) {
      atomic_add((volatile __global int *)&counts[0], 1);
    }
    if (isVowel(here)) {
      atomic_add((volatile __global int *)&counts[1], 1);
    }
    if (here == '\n' || here == "\r"[0]) {
      atomic_add((volatile __global int *)&counts[2], 1);
    }
    if (here == '@' || here == '\'' || here == '"') atomic_add((volatile __global int *)&counts[3], 1);
  } }
}
