#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/text/search.okl"
// Looks for words in bytes: all places of a pattern, counts of letters, and lines.

constant const char vowels[] = "aeiou";

int isVowel(const char letter) {
  for (int k = 0; vowels[k] != '\0'; ++k) {
    if (vowels[k] == letter) return 1;
  }
  return 0;
}

[[max_total_threads_per_threadgroup(64)]] kernel void _occa_findPattern_0(constant const int &length [[buffer(0)]], constant const int &patternLength [[buffer(1)]], device const char *__restrict text [[buffer(2)]],
                         device const char *__restrict pattern [[buffer(3)]], device char *__restrict found [[buffer(4)]], device int *__restrict count [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup char s_text[80];
  threadgroup int s_count;
#line 14 "kernels/text/search.okl"
  { int start = 64 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      for (int n = t; n < 64 + 16; n += 64) s_text[n] = start + n < length ? text[start + n] : '\0';
      if (t == 0) s_count = 0;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/text/search.okl"
    do { int t = (int)_occa_thread_position.x;
      if (start + t >= length) continue;
      int k = 0;
      while (k < patternLength && s_text[t + k] == pattern[k]) ++k;
      found[start + t] = k == patternLength ? '^' : ' ';
      if (k == patternLength) {
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_count), 1, memory_order_relaxed);
      }
    } while (0);
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 30 "kernels/text/search.okl"
    { int t = (int)_occa_thread_position.x;
      if (t == 63) atomic_fetch_add_explicit((volatile device atomic_int *)&(*count), (int)(s_count), memory_order_relaxed);
    }
  }
}

// Words begin with a letter after something else.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_statistics_0(constant const int &length [[buffer(0)]], device const char *__restrict text [[buffer(1)]], device int *__restrict counts [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < length) {
    const char here = text[n], before = n == 0 ? '\n' : text[n - 1];
    const bool letter = here >= 'a' && here <= 'z';
    if (letter && !(before >= 'a' && before <= 'z')) {
      atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[0]), 1, memory_order_relaxed);
    }
    if (isVowel(here)) {
      atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[1]), 1, memory_order_relaxed);
    }
    if (here == '\n' || here == "\r"[0]) {
      atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[2]), 1, memory_order_relaxed);
    }
    if (here == '@' || here == '\'' || here == '"') atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[3]), 1, memory_order_relaxed);
  } }
}
