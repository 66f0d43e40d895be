#include <sycl/sycl.hpp>
#line 1 "kernels/text/search.okl"
// Looks for words in bytes: all places of a pattern, counts of letters, and lines.

const char vowels[] = "aeiou";

int isVowel(const char letter) {
  for (int k = 0; vowels[k] != '\0'; ++k) {
    if (vowels[k] == letter) return 1;
  }
  return 0;
}

extern "C" void _occa_findPattern_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &length, const int &patternLength, const char *__restrict__ text,
                         const char *__restrict__ pattern, char *__restrict__ found, int *__restrict__ count) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 14 "kernels/text/search.okl"
  { int start = 64 * (int)item_.get_group(2);
    auto &s_text = *sycl::ext::oneapi::group_local_memory_for_overwrite<char[80]>(item_.get_group());
    auto &s_count = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      for (int n = t; n < 64 + 16; n += 64) s_text[n] = start + n < length ? text[start + n] : '\0';
      if (t == 0) s_count = 0;
    }
    sycl::group_barrier(item_.get_group());
#line 21 "kernels/text/search.okl"
    do { int t = (int)item_.get_local_id(2);
      if (start + t >= length) continue;
      int k = 0;
      while (k < patternLength && s_text[t + k] == pattern[k]) ++k;
      found[start + t] = k == patternLength ? '^' : ' ';
      if (k == patternLength) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_count).fetch_add(1);
      }
    } while (0);
    sycl::group_barrier(item_.get_group());
#line 30 "kernels/text/search.okl"
    { int t = (int)item_.get_local_id(2);
      if (t == 63) sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*count).fetch_add((int)(s_count));
    }
  }
    });
  });
}

#line 36 "kernels/text/search.okl"
// Words begin with a letter after something else.
extern "C" void _occa_statistics_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &length, const char *__restrict__ text, int *__restrict__ counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 38 "kernels/text/search.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < length) {
    const char here = text[n], before = n == 0 ? '\n' : text[n - 1];
    const bool letter = here >= 'a' && here <= 'z';
    if (letter && !(before >= 'a' && before <= 'z')) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[0]).fetch_add(1);
    }
    if (isVowel(here)) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[1]).fetch_add(1);
    }
    if (here == '\n' || here == "\r"[0]) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[2]).fetch_add(1);
    }
    if (here == '@' || here == '\'' || here == '"') sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[3]).fetch_add(1);
  } }
    });
  });
}
