/* okl as a library for C and C++.
 *
 * Every object is made by one function and freed by another; texts belong to the object they are asked of. There is no
 * global state: no signal handlers, no processes, no temporary files, nothing is printed. Functions take null pointers for
 * what they are and say so. `docs/library.md` has examples. */

#ifndef OKL_H
#define OKL_H

#include <stddef.h>
#include <stdint.h>

/**
 * How something ended; the numbers are the exit codes of the command line.
 */
typedef enum {
  /**
   * All that was asked for is there.
   */
  OKL_DONE = 0,
  /**
   * There are mistakes in the source.
   */
  OKL_MISTAKES = 1,
  /**
   * The request, a pipeline file or a property makes no sense.
   */
  OKL_USAGE = 2,
  /**
   * Something is missing on this machine: a file, libclang, a plugin that fits.
   */
  OKL_ENVIRONMENT = 3,
  /**
   * A bug in okl or in a plugin.
   */
  OKL_INTERNAL = 101,
} okl_status;

/**
 * How bad something is.
 */
typedef enum {
  /**
   * There are no outputs.
   */
  OKL_ERROR = 0,
  /**
   * There are, but somebody should look.
   */
  OKL_WARNING = 1,
} okl_severity;

/**
 * What translations share. Once it is set up, any number of threads may use it at once.
 */
typedef struct okl_compiler okl_compiler;

/**
 * One text and what is to become of it. One thread at a time may use it.
 *
 * Every setter copies what it is handed. What is wrong with a value it answers with `OKL_USAGE`, and so does the
 * translation, whose diagnostics name the function.
 */
typedef struct okl_request okl_request;

/**
 * What became of a request. It never changes: any number of threads may read it at once.
 */
typedef struct okl_result okl_result;

/**
 * Takes what stands in a file.
 */
typedef struct okl_sink okl_sink;

/**
 * Where files come from. Both functions are called from any thread, also from several at once.
 */
typedef struct {
  /**
   * Handed to the functions.
   */
  void *user;
  /**
   * Whether a file stands at `path`: not 0 for yes.
   */
  int (*is_file)(void *user, const char *path);
  /**
   * Writes what stands at `path` to the sink; not 0 when that cannot be read.
   */
  int (*read)(void *user, const char *path, okl_sink *sink);
} okl_files;

/**
 * A text in UTF-8, alive as long as the object it was asked of. A zero byte follows it.
 */
typedef struct {
  /**
   * Its bytes; never null.
   */
  const char *data;
  /**
   * How many there are, the zero byte left out.
   */
  size_t size;
} okl_text;

/**
 * A text that was made.
 */
typedef struct {
  /**
   * The pipeline it is from.
   */
  okl_text pipeline;
  /**
   * What it is: `kernel`.
   */
  okl_text kind;
  /**
   * What its file's name ends with: `cu`.
   */
  okl_text extension;
  /**
   * The text.
   */
  okl_text text;
} okl_output;

/**
 * Something to say about a text. Lines and columns count from 1; columns count characters. They are 0 where there is no
 * place.
 */
typedef struct {
  /**
   * How bad it is.
   */
  okl_severity severity;
  /**
   * Its name, which `okl explain` knows: `loop-header`.
   */
  okl_text id;
  /**
   * What is wrong.
   */
  okl_text message;
  /**
   * The file.
   */
  okl_text file;
  /**
   * Where it starts.
   */
  uint32_t line;
  /**
   * Likewise.
   */
  uint32_t column;
  /**
   * Where it ends: behind the last character.
   */
  uint32_t end_line;
  /**
   * Likewise.
   */
  uint32_t end_column;
  /**
   * All of it as people read it, with the lines of the text, notes and help.
   */
  okl_text rendered;
} okl_diagnostic;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Makes a compiler with the backends and pipelines of okl, the files of this machine and the best libclang found in the
 * usual places. Null when memory is short.
 */
okl_compiler *okl_compiler_new(void);

/**
 * Frees a compiler; no translation may be using it.
 *
 * Promised:
 * `compiler` is null or came from `okl_compiler_new` and was not freed.
 */
void okl_compiler_free(okl_compiler *compiler);

/**
 * Uses the libclang at `path`, a library or the folder of one. It is loaded when the first translation needs it.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `path` is null or ends with a zero byte.
 */
okl_status okl_compiler_set_libclang(okl_compiler *compiler,
                                     const char *path);

/**
 * Takes what was translated before out of `folder`, and keeps there what was not: up to about `limit` bytes, or 1 GiB where
 * that is 0. Any number of processes may use a folder, the command line among them. Without a cache nothing is written.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `folder` is null or ends with a zero byte.
 */
okl_status okl_compiler_set_cache(okl_compiler *compiler,
                                  const char *folder,
                                  uint64_t limit);

/**
 * Reads sources, headers and pipelines by these functions and from nowhere else. `files` is copied; what its `user` leads
 * to must live as long as the compiler.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `files` is null or in order.
 */
okl_status okl_compiler_set_files(okl_compiler *compiler,
                                  const okl_files *files);

/**
 * Hands over the next bytes of a file.
 *
 * Promised:
 * `sink` came with the call that is going on; at `data` there are `size` bytes.
 */
void okl_sink_write(okl_sink *sink, const char *data, size_t size);

/**
 * Makes a request for the text at `path`, which messages show and includes are looked for beside. Null when memory is
 * short.
 *
 * Promised:
 * `path` is null or ends with a zero byte.
 */
okl_request *okl_request_new(const char *path);

/**
 * Frees a request.
 *
 * Promised:
 * `request` is null or came from `okl_request_new` and was not freed.
 */
void okl_request_free(okl_request *request);

/**
 * Sets the text, of `size` bytes; without it the path is read.
 *
 * Promised:
 * `request` is null or alive; at `data` there are `size` bytes.
 */
okl_status okl_request_set_source(okl_request *request, const char *data, size_t size);

/**
 * Adds a file that is in memory. An `#include` that leads to `path` takes it in place of one on disk; one that says `path`
 * finds it after all other folders.
 *
 * Promised:
 * `request` is null or alive; `path` is null or ends with a zero byte; at `data` there are `size` bytes.
 */
okl_status okl_request_add_file(okl_request *request,
                                const char *path,
                                const char *data,
                                size_t size);

/**
 * Adds a text to make: `kernel`, `launcher`, `metadata` or another that `okl run --emit` knows. Without any, the kernel and
 * the launcher with their metadata are made.
 *
 * Promised:
 * `request` is null or alive; `kind` is null or ends with a zero byte.
 */
okl_status okl_request_add_output(okl_request *request,
                                  const char *kind);

/**
 * Adds a pipeline: a name such as `cuda`, or the path of a file.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_pipeline(okl_request *request, const char *text);

/**
 * Defines a macro: `N=4`, `OP(a,b)=a+=b`, `DEBUG`.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_define(okl_request *request, const char *text);

/**
 * Takes a macro back.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_undefine(okl_request *request, const char *text);

/**
 * Adds a folder of headers.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_include_dir(okl_request *request, const char *text);

/**
 * Reads a file before the text.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_include(okl_request *request, const char *text);

/**
 * Reads a text before the text.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_header(okl_request *request, const char *text);

/**
 * Adds kernel properties, as programs that use OCCA have them: JSON. What the request says itself comes on top.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_props(okl_request *request,
                                 const char *text);

/**
 * Sets what the text is to see as `OKL_KERNEL_HASH`.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_set_hash(okl_request *request, const char *text);

/**
 * Sets the language: `c++17`.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_set_std(okl_request *request, const char *text);

/**
 * Adds an argument for clang.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_clang_argument(okl_request *request, const char *text);

/**
 * Switches on a set of intrinsics.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_intrinsics(okl_request *request, const char *text);

/**
 * Translates a text. The result has to be freed, whatever its status is; null only when memory is short.
 *
 * Promised:
 * Both are null or alive, and no other thread uses the request.
 */
okl_result *okl_translate(const okl_compiler *compiler,
                          const okl_request *request);

/**
 * Frees a result.
 *
 * Promised:
 * `result` is null or came from `okl_translate` and was not freed.
 */
void okl_result_free(okl_result *result);

/**
 * How the translation ended.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_status okl_result_status(const okl_result *result);

/**
 * How many texts there are; none unless the status is `OKL_DONE`.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_output_count(const okl_result *result);

/**
 * One of the texts; an empty one past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_output okl_result_output(const okl_result *result, size_t nth);

/**
 * The text of that kind from that pipeline; an empty one when there is none.
 *
 * Promised:
 * `result` is null or alive; `pipeline` and `kind` are null or end with a zero byte.
 */
okl_text okl_result_text(const okl_result *result, const char *pipeline, const char *kind);

/**
 * How many diagnostics there are.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_diagnostic_count(const okl_result *result);

/**
 * One of the diagnostics, in the order of the text; an empty one past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_diagnostic okl_result_diagnostic(const okl_result *result, size_t nth);

/**
 * All diagnostics as a JSON document, with every label, note and help.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_text okl_result_json(const okl_result *result);

/**
 * How many files were read.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_file_count(const okl_result *result);

/**
 * The path of one of the files that were read, the texts of the library left out; an empty one past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_text okl_result_file(const okl_result *result,
                         size_t nth);

/**
 * The version of this library: `0.1.0`.
 */
const char *okl_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* OKL_H */
