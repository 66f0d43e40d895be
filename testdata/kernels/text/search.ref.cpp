// Runs the kernels of text/search.okl.

#include <string>

#include <testkit.hpp>

OKL_KERNEL(findPattern, int, int, const char *, const char *, char *, int *);
OKL_KERNEL(statistics, int, const char *, int *);

int main() {
  testkit::Random random(76);
  const std::string letters = "abne\n@'\" ";
  for (int length : {0, 1, 63, 64, 65, 300}) {
    testkit::Buffer<char> text(length);
    std::string copy;
    for (int n = 0; n < length; ++n) copy += text[n] = letters[random.value<int>(0, int(letters.size()) - 1)];
    for (std::string word : {"a", "ab", "na\n", "@'"}) {
      testkit::Buffer<char> pattern(word.size()), found(length);
      for (std::size_t k = 0; k < word.size(); ++k) pattern[k] = word[k];
      std::vector<char> expected(length, ' ');
      int places = 0;
      for (std::size_t at = copy.find(word); at != std::string::npos; at = copy.find(word, at + 1)) {
        expected[at] = '^';
        ++places;
      }
      testkit::Buffer<int> count(1, 0);
      OKL_CALL(findPattern, length, int(word.size()), text, pattern, found, count);
      testkit::expect_equal("found", found, expected, {{"length", length}});
      testkit::expect_equal("count", count, {places}, {{"length", length}});
    }
    std::vector<int> expected(4, 0);
    for (int n = 0; n < length; ++n) {
      const auto letter = [&](int at) { return at >= 0 && copy[at] >= 'a' && copy[at] <= 'z'; };
      expected[0] += letter(n) && !letter(n - 1);
      expected[1] += copy[n] == 'a' || copy[n] == 'e';
      expected[2] += copy[n] == '\n';
      expected[3] += copy[n] == '@' || copy[n] == '\'' || copy[n] == '"';
    }
    testkit::Buffer<int> counts(4, 0);
    OKL_CALL(statistics, length, text, counts);
    testkit::expect_equal("counts", counts, expected, {{"length", length}});
  }
  return testkit::result();
}
