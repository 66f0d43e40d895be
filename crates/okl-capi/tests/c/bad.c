/* What programs do wrong, and what the library says of it. Ends with 0 when all is as it should be. */
#include <okl.h>
#include <stdio.h>
#include <string.h>

#define KERNEL \
  "@kernel void k(float *a) {\n  for (int g = 0; g < 2; ++g; @outer) for (int i = 0; i < 4; ++i; @inner) a[i] = 1;\n}\n"

static int failures;

static void check(int is_right, const char *what) {
  if (!is_right) {
    printf("wrong: %s\n", what);
    ++failures;
  }
}

static okl_request *request(const char *text) {
  okl_request *one = okl_request_new("k.okl");
  okl_request_set_source(one, text, strlen(text));
  okl_request_add_pipeline(one, "serial");
  return one;
}

/* Translates and frees; the first diagnostic has this id and a message with these words. */
static void ends(okl_compiler *compiler, okl_request *one, okl_status status, const char *id, const char *words) {
  okl_result *result = okl_translate(compiler, one);
  check(okl_result_status(result) == status, words);
  if (id != NULL) {
    okl_diagnostic told = okl_result_diagnostic(result, 0);
    check(strcmp(told.id.data, id) == 0, told.id.data);
    check(strstr(told.rendered.data, words) != NULL, told.rendered.data);
    check(strstr(okl_result_json(result).data, id) != NULL, "the document has it too");
    check(okl_result_output_count(result) == 0, "there is no output");
  }
  okl_result_free(result);
  okl_request_free(one);
}

static int is_file(void *user, const char *path) {
  (void)user;
  return strcmp(path, "allowed.h") == 0 || strcmp(path, "./allowed.h") == 0;
}

static int read_file(void *user, const char *path, okl_sink *sink) {
  if (!is_file(user, path)) return 1;
  okl_sink_write(sink, "#define N 4\n", 12);
  okl_sink_write(sink, NULL, 7);
  return 0;
}

static void null_pointers(okl_compiler *compiler) {
  okl_compiler_free(NULL);
  okl_request_free(NULL);
  okl_result_free(NULL);
  check(okl_compiler_set_libclang(NULL, "x") == OKL_USAGE, "no compiler");
  check(okl_compiler_set_libclang(compiler, NULL) == OKL_USAGE, "no path");
  check(okl_compiler_set_files(compiler, NULL) == OKL_USAGE, "no files");
  okl_files none = {NULL, NULL, NULL};
  check(okl_compiler_set_files(compiler, &none) == OKL_USAGE, "no functions");
  check(okl_request_add_define(NULL, "N") == OKL_USAGE, "no request");
  okl_sink_write(NULL, "x", 1);
  check(okl_result_status(NULL) == OKL_USAGE, "no result");
  check(okl_result_output_count(NULL) == 0 && okl_result_file_count(NULL) == 0, "nothing in it");
  check(okl_result_output(NULL, 0).text.size == 0 && okl_result_output(NULL, 0).text.data[0] == 0, "an empty text");
  check(okl_result_diagnostic(NULL, 3).line == 0, "no place");
  check(okl_result_text(NULL, NULL, NULL).size == 0 && okl_result_json(NULL).size == 0, "empty texts");
  okl_result *result = okl_translate(NULL, NULL);
  check(strcmp(okl_result_diagnostic(result, 0).id.data, "wrong-argument") == 0, "no compiler to translate with");
  okl_result_free(result);
  result = okl_translate(compiler, NULL);
  check(okl_result_status(result) == OKL_USAGE, "no request to translate");
  okl_result_free(result);
  okl_request *one = request(KERNEL);
  check(okl_request_add_define(one, NULL) == OKL_USAGE, "a null define");
  check(okl_request_add_output(one, "colours") == OKL_USAGE, "an unknown kind");
  check(okl_request_set_source(one, NULL, 5) == OKL_USAGE, "a null source");
  ends(compiler, one, OKL_USAGE, "wrong-argument", "`okl_request_add_define` was handed cannot be used: it is a null pointer");
  ends(compiler, okl_request_new(NULL), OKL_USAGE, "wrong-argument", "okl_request_new");
}

static void texts(okl_compiler *compiler) {
  okl_request *one = request(KERNEL);
  check(okl_request_add_define(one, "N=\xff\xfe") == OKL_USAGE, "no UTF-8");
  ends(compiler, one, OKL_USAGE, "wrong-argument", "it is not UTF-8");
  one = request(KERNEL);
  okl_request_set_source(one, "a\0b", 3);
  ends(compiler, one, OKL_MISTAKES, "input-not-text", "byte 1 is zero");
  ends(compiler, request("@kernel void k(float *a) { for (int i = 0; i < 4; i) ; }"), OKL_MISTAKES, NULL, "a mistake");
  one = request(KERNEL);
  okl_request_add_pipeline(one, "cudda");
  ends(compiler, one, OKL_USAGE, "unknown-pipeline", "cuda");
  one = okl_request_new("k.okl");
  okl_request_set_source(one, KERNEL, strlen(KERNEL));
  ends(compiler, one, OKL_USAGE, "unknown-pipeline", "the request names no pipeline");
  one = okl_request_new("there/is/no/such.okl");
  okl_request_add_pipeline(one, "serial");
  ends(compiler, one, OKL_ENVIRONMENT, "input-unreadable", "there/is/no/such.okl");
}

static void properties(okl_compiler *compiler) {
  static const char *const wrong[][2] = {
      {"not JSON at all", "props-syntax"},
      {"[1, 2]", "props-syntax"},
      {"{\"defines\": {\"1N\": 4}}", "property-value"},
  };
  for (size_t at = 0; at < sizeof wrong / sizeof *wrong; ++at) {
    okl_request *one = request(KERNEL);
    okl_request_add_props(one, wrong[at][0]);
    ends(compiler, one, OKL_USAGE, wrong[at][1], "error");
  }
  // What OCCA's parser passes over is a warning here as well.
  static const char *const odd[] = {"{\"okl/add_barriers\": \"no\"}", "{\"okl/add_bariers\": true}"};
  for (size_t at = 0; at < sizeof odd / sizeof *odd; ++at) {
    okl_request *taken = request(KERNEL);
    okl_request_add_props(taken, odd[at]);
    okl_result *result = okl_translate(compiler, taken);
    check(okl_result_status(result) == OKL_DONE, odd[at]);
    okl_result_free(result);
    okl_request_free(taken);
  }
  okl_request *one = request(KERNEL);
  okl_request_add_define(one, "1N=4");
  ends(compiler, one, OKL_MISTAKES, "bad-macro-definition", "1N");
}

static void includes(okl_compiler *compiler) {
  okl_request *one = request("#include \"loop.h\"\n" KERNEL);
  okl_request_add_file(one, "loop.h", "#include \"loop.h\"\n", 18);
  ends(compiler, one, OKL_MISTAKES, "include-too-deep", "loop.h");

  okl_compiler *closed = okl_compiler_new();
  okl_files files = {NULL, is_file, read_file};
  check(okl_compiler_set_files(closed, &files) == OKL_DONE, "files of our own");
  one = request("#include \"/etc/passwd\"\n" KERNEL);
  ends(closed, one, OKL_MISTAKES, "include-not-found", "/etc/passwd");
  one = request("#include \"allowed.h\"\n#if N != 4\n#error\n#endif\n" KERNEL);
  okl_result *result = okl_translate(closed, one);
  check(okl_result_status(result) == OKL_DONE, "what is allowed is found");
  check(okl_result_file_count(result) == 2, "both files are named");
  check(strstr(okl_result_file(result, 1).data, "allowed.h") != NULL, okl_result_file(result, 1).data);
  check(okl_result_text(result, "serial", "kernel").size > 50, "the kernel is there");
  check(okl_result_text(result, "serial", "launcher").size == 0, "no launcher");
  check(okl_result_output(result, 99).kind.size == 0, "no hundredth output");
  okl_result_free(result);
  okl_request_free(one);
  okl_compiler_free(closed);
}

static void templates(void) {
  const char *text = "template <typename T, int N = 4> @kernel void k(const T a, T *x) {}";
  okl_template_argument said[] = {{"double", 0}, {"float", 1}};
  check(okl_template_find(text, NULL) == NULL && okl_template_find(NULL, "k") == NULL, "null strings");
  check(okl_template_find(text, "j") == NULL && okl_template_find(KERNEL, "k") == NULL, "no template");
  check(okl_template_choose(NULL, "k<float>") == OKL_USAGE && okl_template_deduce(NULL, said, 2) == OKL_USAGE, "no template");
  check(okl_template_instance(NULL).size == 0 && okl_template_message(NULL).size == 0, "empty texts");
  okl_template_free(NULL);
  okl_template *one = okl_template_find(text, "k<float>");
  check(okl_template_instance(one).size == 0 && okl_template_kernel(one).size == 0, "nothing is chosen");
  check(okl_template_deduce(one, said, 2) == OKL_DONE, "memory says the type");
  check(strcmp(okl_template_instance(one).data, "k<float, 4>") == 0, okl_template_instance(one).data);
  check(strcmp(okl_template_kernel(one).data, "k_float_4") == 0, okl_template_kernel(one).data);
  check(okl_template_deduce(one, said, 1) == OKL_USAGE && okl_template_instance(one).size == 0, "one argument");
  check(strstr(okl_template_message(one).data, "takes 2 arguments") != NULL, okl_template_message(one).data);
  check(okl_template_deduce(one, NULL, 2) == OKL_USAGE, "no arguments");
  said[0].type = said[1].type = NULL;
  check(okl_template_deduce(one, said, 2) == OKL_USAGE, "no types");
  check(strstr(okl_template_message(one).data, "follows from no argument") != NULL, okl_template_message(one).data);
  check(okl_template_choose(one, "k<int, 8>") == OKL_DONE, "by its name");
  check(strcmp(okl_template_kernel(one).data, "k_int_8") == 0 && okl_template_message(one).size == 0, "k_int_8");
  const char *wrong[] = {NULL, "k", "k<", "j<float>", "k<float, 4, 5>", "k<\xff>"};
  for (size_t at = 0; at < sizeof wrong / sizeof *wrong; ++at) {
    check(okl_template_choose(one, wrong[at]) == OKL_USAGE && okl_template_message(one).size != 0, "no instance");
  }
  okl_template_free(one);
}

int main(void) {
  okl_compiler *compiler = okl_compiler_new();
  null_pointers(compiler);
  texts(compiler);
  properties(compiler);
  includes(compiler);
  templates();
  okl_compiler_free(compiler);
  return failures != 0;
}
