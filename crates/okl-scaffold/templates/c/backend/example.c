/* The backend `example`: plain C++ in which every kernel has a name of its own. */
#include "answer.h"

/* okl only asks who this is. All that is not said here is as in the backend `serial`. */
static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {
  (void)input, (void)length;
  return answer(output, OKL_STATUS_OK,
                "{\"schema\":2,\"description\":{\"name\":\"example\",\"version\":\"0.1.0\",\"target\":{"
                "\"like\":\"serial\",\"name\":\"example\",\"extension\":\"cpp\","
                "\"words\":{\"kernel\":\"extern \\\"C\\\" __attribute__((used))\"}}}}");
}

const okl_plugin okl_backend_example = {
    OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), "example", "0.1.0", call, release};
