/* The front end `example`: C++ with `#pragma example kernel` and `#pragma example for` becomes OKL. */
#include "answer.h"

static uint32_t describe(okl_buffer *output) {
  return answer(output, OKL_STATUS_OK,
                "{\"schema\":2,\"description\":{\"name\":\"example\",\"version\":\"0.1.0\"}}");
}

/* Answers with the whole new text; okl finds out what changed. It stays as the document has it, escapes and all: only the
 * two pragmas, which have none, are written as OKL. */
static uint32_t read_text(const char *input, size_t length, okl_buffer *output) {
  static const char *const words[][2] = {
      {"#pragma example kernel", "@kernel"},
      {"#pragma example for", "@tile(64, @outer, @inner)"},
  };
  const char *text = find(input, length, "\"text\":\"");
  if (!text) return answer(output, OKL_STATUS_REFUSED, "the request holds no text");
  size_t size = string_length(text, input + length);
  char *okl = malloc(2 * size + 1), *put = okl;
  if (!okl) return OKL_STATUS_PANICKED;
  for (size_t at = 0; at < size;) {
    size_t word = 0;
    while (word < 2 && strncmp(text + at, words[word][0], strlen(words[word][0])) != 0) word++;
    if (word == 2) {
      *put++ = text[at++];
      continue;
    }
    put = stpcpy(put, words[word][1]);
    at += strlen(words[word][0]);
  }
  *put = 0;
  uint32_t status = answer(output, OKL_STATUS_OK, "{\"schema\":2,\"text\":\"%s\"}", okl);
  free(okl);
  return status;
}

static uint32_t call(const uint8_t *bytes, size_t length, okl_buffer *output) {
  const char *input = (const char *)bytes;
  if (find(input, length, "\"operation\":\"describe\"")) return describe(output);
  if (find(input, length, "\"operation\":\"read\"")) return read_text(input, length, output);
  /* What came of it is OKL already. */
  if (find(input, length, "\"operation\":\"write\"")) return answer(output, OKL_STATUS_OK, "{\"schema\":2}");
  return answer(output, OKL_STATUS_REFUSED, "this front end does not know what is asked");
}

const okl_plugin okl_frontend_example = {
    OKL_PLUGIN_HEADER(OKL_KIND_FRONTEND, OKL_PANIC_NONE), "example", "0.1.0", call, release};
