/* A stage that says hello once the text is checked. */
#include "okl_plugin.h"
#include <stdlib.h>
#include <string.h>

static int contains(const uint8_t *input, size_t length, const char *word) {
  size_t n = strlen(word);
  for (size_t at = 0; at + n <= length; ++at)
    if (!memcmp(input + at, word, n)) return 1;
  return 0;
}

static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {
  const char *answer = "{\"schema\":2,\"diagnostics\":[{\"id\":\"hello\",\"severity\":\"warning\",\"message\":\"" HELLO
                       "\",\"labels\":[]}]}";
  if (contains(input, length, "\"operation\":\"describe\""))
    answer = "{\"schema\":2,\"description\":{\"name\":\"hello\",\"version\":\"1.0\",\"point\":\"checked\"}}";
  output->length = strlen(answer);
  output->data = malloc(output->length + 1);
  memcpy(output->data, answer, output->length);
  return OKL_STATUS_OK;
}

static void release(okl_buffer *buffer) {
  free(buffer->data);
  buffer->data = NULL;
  buffer->length = 0;
}

const okl_plugin okl_stage_hello = {
    OKL_PLUGIN_HEADER(OKL_KIND_STAGE, OKL_PANIC_NONE), "hello", "1.0", call, release};
