/* A backend whose mistakes are chosen by what MISTAKE and its like are defined as. It answers `describe`, then makes
 * its mistake when it is asked to lower. */
#include "okl_plugin.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef DESCRIPTION
#define DESCRIPTION "{\"description\":{\"name\":\"mine\",\"version\":\"1.0\",\"extension\":\"txt\"}}"
#endif
#ifndef ANSWER
/* LENGTH is that of the text, as a literal: nothing of it is left. */
#define ANSWER \
  "{\"lowered\":{\"kernel\":{\"prologue\":\"// mine\\n\",\"edits\":{\"edits\":[" \
  "{\"span\":[0," LENGTH "],\"with\":[],\"owner\":\"mine\"}]}}}}"
#endif
#ifndef MISTAKE
#define MISTAKE
#endif
#ifndef AT_LOAD
#define AT_LOAD
#endif
#ifndef AT_RELEASE
#define AT_RELEASE
#endif
#ifndef STATUS
#define STATUS OKL_STATUS_OK
#endif
#ifndef HEADER
#define HEADER OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), "mine", "1.0"
#endif
#ifndef CALL
#define CALL call
#endif
#ifndef RELEASE
#define RELEASE release
#endif

volatile int zero = 0;
int *volatile nowhere = 0;

int deep(int n) {
  volatile char room[4096];
  room[n % 4096] = 1;
  return deep(n + 1) + room[(n * 7) % 4096];
}

/* All the memory there is. */
void greedy(void) {
  for (;;) {
    char *more = malloc(256 << 20);
    if (!more) abort();
    more[0] = 1;
  }
}

/* In throws.cpp. */
void throws(void) __attribute__((weak));

__attribute__((constructor)) static void at_load(void) { AT_LOAD; }

static void put(okl_buffer *output, const char *text) {
  output->length = strlen(text);
  output->data = malloc(output->length + 1);
  memcpy(output->data, text, output->length + 1);
}

/* Each edit copies twice what the next one writes: 2 to the power of `levels` copies in the end. */
static void doubles(okl_buffer *output, int levels) {
  char *text = malloc(256 * (size_t)levels + 256), *end = text;
  end += sprintf(end, "{\"lowered\":{\"kernel\":{\"prologue\":\"\",\"edits\":{\"edits\":[");
  for (int at = 0; at < levels; ++at) {
    end += sprintf(end, "%s{\"span\":[%d,90],\"with\":[{\"source\":[%d,90]},{\"source\":[%d,90]}],\"owner\":\"mine\"}",
                   at ? "," : "", at, at + 1, at + 1);
  }
  sprintf(end, "]}}}}");
  output->data = (uint8_t *)text;
  output->length = strlen(text);
}

static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {
  const char *word = "\"operation\":\"describe\"";
  for (size_t at = 0; at + strlen(word) <= length && at < 200; ++at) {
    if (!memcmp(input + at, word, strlen(word))) {
      put(output, DESCRIPTION);
      return OKL_STATUS_OK;
    }
  }
  put(output, ANSWER);
  MISTAKE;
  return STATUS;
}

static void release(okl_buffer *buffer) {
  AT_RELEASE;
  if (buffer->capacity == 0) free(buffer->data);
  buffer->data = NULL;
  buffer->length = 0;
}

const okl_plugin okl_backend_mine = {HEADER, CALL, RELEASE};
