/* The stage `mark`: says at the top of each output what made it. */
#include "answer.h"

static uint32_t describe(okl_buffer *output) {
  return answer(output, OKL_STATUS_OK,
                "{\"schema\":2,\"description\":{\"name\":\"mark\",\"version\":\"0.1.0\",\"point\":\"output\"}}");
}

/* Answers with the whole new text; okl finds out what changed. It stays as the document has it, escapes and all. */
static uint32_t mark(const char *input, size_t length, okl_buffer *output) {
  const char *text = find(input, length, "\"text\":\"");
  const char *target = find(input, length, "\"target\":\"");
  if (!text || !target) return answer(output, OKL_STATUS_REFUSED, "the request holds no text");
  const char *end = input + length;
  return answer(output, OKL_STATUS_OK, "{\"schema\":2,\"text\":\"// made by okl for %.*s\\n%.*s\"}",
                (int)string_length(target, end), target, (int)string_length(text, end), text);
}

static uint32_t call(const uint8_t *bytes, size_t length, okl_buffer *output) {
  const char *input = (const char *)bytes;
  if (find(input, length, "\"operation\":\"describe\"")) return describe(output);
  if (find(input, length, "\"operation\":\"output\"")) return mark(input, length, output);
  return answer(output, OKL_STATUS_REFUSED, "this stage does not know what is asked");
}

const okl_plugin okl_stage_mark = {
    OKL_PLUGIN_HEADER(OKL_KIND_STAGE, OKL_PANIC_NONE), "mark", "0.1.0", call, release};
