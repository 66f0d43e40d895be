/* The attribute `@example(4)`: unrolls a loop so many times. */
#include "answer.h"

/* okl only asks who this is: what the attribute becomes stands in its table. */
static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {
  (void)input, (void)length;
  return answer(output, OKL_STATUS_OK,
                "{\"schema\":2,\"description\":{\"name\":\"example\",\"version\":\"0.1.0\",\"attribute\":{\"table\":{"
                "\"name\":\"example\",\"summary\":\"unrolls a loop so many times\","
                "\"arguments\":{\"numbers\":1},\"sites\":[\"loop\"],"
                "\"expand\":{\"cuda\":\"#pragma unroll {0}\",\"default\":\"#pragma GCC unroll {0}\"}}}}}");
}

const okl_plugin okl_attribute_example = {
    OKL_PLUGIN_HEADER(OKL_KIND_ATTRIBUTE, OKL_PANIC_NONE), "example", "0.1.0", call, release};
