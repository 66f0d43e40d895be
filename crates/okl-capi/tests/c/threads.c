/* Many threads with one compiler, and many that read one result. Signals stay the program's own. */
#include <okl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#define THREADS 16

static const char kernel[] =
    "@kernel void k(const int N, float *a) {\n"
    "  for (int g = 0; g < N; g += 8; @outer) { @shared float s[8];\n"
    "    for (int i = 0; i < 8; ++i; @inner) s[i] = a[g + i];\n"
    "    for (int i = 0; i < 8; ++i; @inner) a[g + i] = s[7 - i] * P; } }\n";

static okl_compiler *compiler;
static okl_result *shared_result;
static char first[THREADS][4096];

static void *work(void *argument) {
  const size_t nth = (size_t)argument;
  char define[32];
  snprintf(define, sizeof define, "P=%zu", nth);
  for (int round = 0; round < 3; ++round) {
    okl_request *request = okl_request_new("k.okl");
    okl_request_set_source(request, kernel, strlen(kernel));
    okl_request_add_pipeline(request, "cuda");
    okl_request_add_pipeline(request, "openmp");
    okl_request_add_define(request, define);
    okl_result *result = okl_translate(compiler, request);
    okl_text text = okl_result_text(result, "cuda", "kernel");
    char wanted[48];
    snprintf(wanted, sizeof wanted, "#define P %zu\n", nth);
    if (okl_result_status(result) != OKL_DONE || strstr(text.data, wanted) == NULL) return "a wrong translation";
    if (round == 0) snprintf(first[nth], sizeof first[nth], "%s", text.data);
    if (strcmp(first[nth], text.data) != 0) return "two translations differ";
    if (okl_result_text(shared_result, "cuda", "metadata").size == 0) return "the shared result is empty";
    okl_result_free(result);
    okl_request_free(request);
  }
  return NULL;
}

static void handler(int number) { (void)number; }

int main(void) {
  struct sigaction ours = {0}, now;
  ours.sa_handler = handler;
  sigaction(SIGSEGV, &ours, NULL);
  compiler = okl_compiler_new();
  okl_request *request = okl_request_new("k.okl");
  okl_request_set_source(request, kernel, strlen(kernel));
  okl_request_add_pipeline(request, "cuda");
  okl_request_add_define(request, "P=1");
  shared_result = okl_translate(compiler, request);
  okl_request_free(request);
  pthread_t threads[THREADS];
  int failures = 0;
  for (size_t nth = 0; nth < THREADS; ++nth) pthread_create(&threads[nth], NULL, work, (void *)nth);
  for (size_t nth = 0; nth < THREADS; ++nth) {
    void *what = NULL;
    pthread_join(threads[nth], &what);
    if (what != NULL) {
      printf("thread %zu: %s\n", nth, (char *)what);
      ++failures;
    }
  }
  okl_result_free(shared_result);
  okl_compiler_free(compiler);
  sigaction(SIGSEGV, NULL, &now);
  if (now.sa_handler != handler) {
    puts("the handler of a signal was changed");
    ++failures;
  }
  return failures != 0;
}
