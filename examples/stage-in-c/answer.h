/* Answering okl from C: the part that is the same in every plugin. */
#ifndef ANSWER_H
#define ANSWER_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "okl_plugin.h"

/* Where the text after `what` starts in a document, or NULL. Documents do not end with a zero byte. */
static const char *find(const char *document, size_t length, const char *what) {
  size_t size = strlen(what);
  for (size_t at = 0; at + size <= length; at++) {
    if (memcmp(document + at, what, size) == 0) return document + at + size;
  }
  return NULL;
}

/* How long the string is that starts after a quote, as it stands in the document. */
static size_t string_length(const char *start, const char *end) {
  const char *at = start;
  while (at < end && *at != '"') at += *at == '\\' ? 2 : 1;
  return (size_t)(at - start);
}

/* Hands an answer out; `release` takes it back. */
static uint32_t answer(okl_buffer *output, uint32_t status, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int length = vsnprintf(NULL, 0, format, values);
  va_end(values);
  output->data = length < 0 ? NULL : malloc((size_t)length + 1);
  if (!output->data) return OKL_STATUS_PANICKED;
  va_start(values, format);
  vsnprintf((char *)output->data, (size_t)length + 1, format, values);
  va_end(values);
  output->length = (size_t)length;
  return status;
}

static void release(okl_buffer *buffer) {
  free(buffer->data);
  *buffer = (okl_buffer){0};
}

#endif
