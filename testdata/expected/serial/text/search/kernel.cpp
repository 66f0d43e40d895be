#line 1 "kernels/text/search.okl"
// Looks for words in bytes: all places of a pattern, counts of letters, and lines.

const char vowels[] = "aeiou";

int isVowel(const char letter) {
  for (int k = 0; vowels[k] != '\0'; ++k) {
    if (vowels[k] == letter) return 1;
  }
  return 0;
}

extern "C" void findPattern(const int &length, const int &patternLength, const char *__restrict__ text,
                         const char *__restrict__ pattern, char *__restrict__ found, int *__restrict__ count) {
  for (int start = 0; start < length; start += 64) {
    alignas(64) char s_text[64 + 16];
    int s_count;
    for (int t = 0; t < 64; ++t) {
      for (int n = t; n < 64 + 16; n += 64) s_text[n] = start + n < length ? text[start + n] : '\0';
      if (t == 0) s_count = 0;
    }
    for (int t = 0; t < 64; ++t) {
      if (start + t >= length) continue;
      int k = 0;
      while (k < patternLength && s_text[t + k] == pattern[k]) ++k;
      found[start + t] = k == patternLength ? '^' : ' ';
      if (k == patternLength) {
        s_count += 1;
      }
    }
    for (int t = 63; t < 64; ++t) {
      *count += s_count;
    }
  }
}

// Words begin with a letter after something else.
extern "C" void statistics(const int &length, const char *__restrict__ text, int *__restrict__ counts) {
  for (long long n_tile = 0; n_tile < length; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < length ? n_tile + 32 : length); n < n_end; ++n) {
    const char here = text[n], before = n == 0 ? '\n' : text[n - 1];
    const bool letter = here >= 'a' && here <= 'z';
    if (letter && !(before >= 'a' && before <= 'z')) {
      counts[0]++;
    }
    if (isVowel(here)) {
      counts[1]++;
    }
    if (here == '\n' || here == "\r"[0]) {
      counts[2]++;
    }
    if (here == '@' || here == '\'' || here == '"') counts[3]++;
  }
}
