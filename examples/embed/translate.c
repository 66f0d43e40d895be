/* Translates the kernels that it is handed to CUDA and plain C++, in memory: translate FILE... */
#include <okl.h>
#include <stdio.h>

int main(int count, char **paths) {
  okl_compiler *compiler = okl_compiler_new();
  int failed = 0;
  for (int nth = 1; nth < count; ++nth) {
    okl_request *request = okl_request_new(paths[nth]);
    okl_request_add_pipeline(request, "cuda");
    okl_request_add_pipeline(request, "serial");
    okl_request_add_define(request, "SCALE=2");
    okl_request_add_file(request, "scale.h", "inline float scaled(float x) { return x * SCALE; }\n", 51);
    okl_result *result = okl_translate(compiler, request);
    for (size_t at = 0; at < okl_result_diagnostic_count(result); ++at) {
      fputs(okl_result_diagnostic(result, at).rendered.data, stderr);
    }
    for (size_t at = 0; at < okl_result_output_count(result); ++at) {
      okl_output output = okl_result_output(result, at);
      printf("%s %s: %zu bytes\n", output.pipeline.data, output.kind.data, output.text.size);
    }
    failed |= okl_result_status(result) != OKL_DONE;
    okl_result_free(result);
    okl_request_free(request);
  }
  okl_compiler_free(compiler);
  return failed;
}
