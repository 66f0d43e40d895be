/* The runtime from C, with all that a program may get wrong. */

#include <okl/runtime.h>

#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                               \
  if (!(condition)) return fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #condition, okl_rt_message()), 1

static const char *const text =
    "@kernel void scale(const int n, const double factor, double *x) {\n"
    "  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] *= factor;\n"
    "}\n";

int main(void) {
  const double numbers[3] = {1, 2, 3};
  double found[3];
  const int n = 3;
  const double factor = 2;
  okl_rt_device *device = okl_rt_device_open("serial");
  CHECK(device && strcmp(okl_rt_device_target(device), "serial") == 0);
  okl_rt_kernel *scale = okl_rt_kernel_build_from_text(device, "scale.okl", text, "scale", "{\"defines\": {\"N\": 3}}");
  okl_rt_memory *x = okl_rt_memory_new(device, 3, sizeof(double), "double", numbers);
  CHECK(scale && x);
  okl_rt_argument arguments[3];
  arguments[0].kind = OKL_RT_INTEGER, arguments[0].value = &n, arguments[0].bytes = sizeof n, arguments[0].type_ = "int";
  arguments[1].kind = OKL_RT_FLOATING, arguments[1].value = &factor, arguments[1].bytes = sizeof factor, arguments[1].type_ = NULL;
  arguments[2].kind = OKL_RT_MEMORY_OF_DEVICE, arguments[2].value = x, arguments[2].bytes = 0, arguments[2].type_ = NULL;
  CHECK(okl_rt_kernel_run(scale, NULL, arguments, 3) == OKL_RT_FINE);
  CHECK(okl_rt_memory_read(x, 0, found, sizeof found, NULL) == OKL_RT_FINE);
  CHECK(found[0] == 2 && found[1] == 4 && found[2] == 6);

  /* Objects outlive the device. */
  okl_rt_device_free(device);
  CHECK(okl_rt_kernel_run(scale, NULL, arguments, 3) == OKL_RT_FINE);

  /* What is wrong is said. */
  CHECK(okl_rt_kernel_run(scale, NULL, arguments, 2) == OKL_RT_ARGUMENT && strstr(okl_rt_message(), "takes 3 arguments"));
  CHECK(okl_rt_last_error() == OKL_RT_ARGUMENT);
  CHECK(okl_rt_kernel_run(scale, NULL, NULL, 3) == OKL_RT_ARGUMENT);
  CHECK(okl_rt_kernel_run(NULL, NULL, arguments, 3) == OKL_RT_ARGUMENT && strstr(okl_rt_message(), "the kernel is a null pointer"));
  arguments[0].value = NULL;
  CHECK(okl_rt_kernel_run(scale, NULL, arguments, 3) == OKL_RT_ARGUMENT);
  arguments[0].value = &n, arguments[0].kind = 77;
  CHECK(okl_rt_kernel_run(scale, NULL, arguments, 3) == OKL_RT_ARGUMENT && strstr(okl_rt_message(), "77"));
  CHECK(okl_rt_memory_read(x, 8, found, sizeof found, NULL) == OKL_RT_MEMORY);
  CHECK(okl_rt_memory_read(x, SIZE_MAX, found, SIZE_MAX, NULL) == OKL_RT_MEMORY);
  CHECK(okl_rt_memory_write(x, 0, NULL, 8, NULL) == OKL_RT_ARGUMENT);
  CHECK(okl_rt_memory_write(x, 0, NULL, 0, NULL) == OKL_RT_FINE);
  CHECK(!okl_rt_memory_new(NULL, 1, 1, NULL, NULL) && strstr(okl_rt_message(), "the device is a null pointer"));
  CHECK(!okl_rt_device_open(NULL) && !okl_rt_device_open("\xff") && !okl_rt_device_open("{"));
  CHECK(!okl_rt_memory_slice(x, 1, SIZE_MAX) && !okl_rt_memory_slice(NULL, 0, 0));
  CHECK(!okl_rt_stream_new(NULL) && !okl_rt_pool_new(NULL) && !okl_rt_host_memory_new(NULL, 1));
  CHECK(okl_rt_stream_finish(NULL) == OKL_RT_ARGUMENT && okl_rt_tag_is_reached(NULL) == -1);
  CHECK(okl_rt_memory_bytes(NULL) == 0 && !okl_rt_memory_type(NULL) && !okl_rt_kernel_name(NULL));
  CHECK(okl_rt_memory_release(x) == OKL_RT_FINE && okl_rt_memory_read(x, 0, found, 8, NULL) == OKL_RT_MEMORY);
  CHECK(strstr(okl_rt_message(), "freed"));

  okl_rt_memory_free(x);
  okl_rt_kernel_free(scale);
  okl_rt_device_free(NULL);
  okl_rt_memory_free(NULL);
  okl_rt_kernel_free(NULL);
  okl_rt_stream_free(NULL);
  okl_rt_tag_free(NULL);
  okl_rt_pool_free(NULL);
  okl_rt_host_memory_free(NULL);
  puts("fine");
  return 0;
}
