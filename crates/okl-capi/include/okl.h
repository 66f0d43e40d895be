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
 * The outcome of an operation. The numbers are the exit codes of the command line.
 */
typedef enum {
  /**
   * Success: everything requested is available.
   */
  OKL_DONE = 0,
  /**
   * The source has errors.
   */
  OKL_MISTAKES = 1,
  /**
   * The request, a pipeline file or a property is invalid.
   */
  OKL_USAGE = 2,
  /**
   * Something is missing on this machine: a file, libclang, a compatible plugin.
   */
  OKL_ENVIRONMENT = 3,
  /**
   * A bug in okl or in a plugin.
   */
  OKL_INTERNAL = 101,
} okl_status;

/**
 * The severity of a diagnostic.
 */
typedef enum {
  /**
   * An error: there are no outputs.
   */
  OKL_ERROR = 0,
  /**
   * A warning: there are outputs, but they may not be what was meant.
   */
  OKL_WARNING = 1,
} okl_severity;

/**
 * The settings and resources that translations share. After setup, any number of threads may use it at the same time.
 */
typedef struct okl_compiler okl_compiler;

/**
 * A text to translate, with the options of the translation. One thread at a time may use it.
 *
 * Every setter copies its arguments. For an invalid value it returns `OKL_USAGE`, and so does the translation, whose
 * diagnostics name the function.
 */
typedef struct okl_request okl_request;

/**
 * The result of a request. It never changes: any number of threads may read it at the same time.
 */
typedef struct okl_result okl_result;

/**
 * The receiver of the contents of a file.
 */
typedef struct okl_sink okl_sink;

/**
 * A kernel that is a template, for programs that choose its instance when they call it. One thread at a time uses it.
 */
typedef struct okl_template okl_template;

/**
 * The source of files. Both functions may be called from any thread, and from several at the same time.
 */
typedef struct {
  /**
   * The first argument of the functions.
   */
  void *user;
  /**
   * Returns a value other than 0 if a file exists at `path`.
   */
  int (*is_file)(void *user, const char *path);
  /**
   * Writes the contents of the file at `path` to the sink. Returns a value other than 0 if it cannot be read.
   */
  int (*read)(void *user, const char *path, okl_sink *sink);
} okl_files;

/**
 * A text in UTF-8, followed by a zero byte. It is valid as long as the object it was obtained from.
 */
typedef struct {
  /**
   * Its bytes; never null.
   */
  const char *data;
  /**
   * The number of bytes, without the zero byte.
   */
  size_t size;
} okl_text;

/**
 * A text that was produced.
 */
typedef struct {
  /**
   * The pipeline that produced it.
   */
  okl_text pipeline;
  /**
   * The kind: `kernel`.
   */
  okl_text kind;
  /**
   * The extension of its file name: `cu`.
   */
  okl_text extension;
  /**
   * The text.
   */
  okl_text text;
} okl_output;

/**
 * A message about a text. Lines and columns count from 1; columns count characters. They are 0 if there is no place.
 */
typedef struct {
  /**
   * The severity.
   */
  okl_severity severity;
  /**
   * The id, as for `okl explain`: `loop-header`.
   */
  okl_text id;
  /**
   * The message.
   */
  okl_text message;
  /**
   * The file.
   */
  okl_text file;
  /**
   * The line of its first character.
   */
  uint32_t line;
  /**
   * The column of its first character.
   */
  uint32_t column;
  /**
   * The line of its end, which is after the last character.
   */
  uint32_t end_line;
  /**
   * The column of its end.
   */
  uint32_t end_column;
  /**
   * The diagnostic as rendered for a terminal, with the lines of the text, notes and help.
   */
  okl_text rendered;
} okl_diagnostic;

/**
 * What an argument of a kernel says about its template.
 */
typedef struct {
  /**
   * The type of a value, or of the elements of memory: `float`. Null if it says nothing.
   */
  const char *type;
  /**
   * 1 for memory and null pointers, 0 for values.
   */
  int32_t is_memory;
} okl_template_argument;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Creates a compiler with the backends and pipelines of okl, the files of this machine and the best libclang in the
 * usual places. Null if memory is exhausted.
 */
okl_compiler *okl_compiler_new(void);

/**
 * Frees a compiler. No translation may be using it.
 *
 * Promised:
 * `compiler` is null or came from `okl_compiler_new` and was not freed.
 */
void okl_compiler_free(okl_compiler *compiler);

/**
 * Selects the libclang at `path`, a library or the folder of one. It is loaded by the first translation that needs it.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `path` is null or ends with a zero byte.
 */
okl_status okl_compiler_set_libclang(okl_compiler *compiler,
                                     const char *path);

/**
 * Sets the folder of the cache: translations are read from it and stored in it, up to about `limit` bytes, or 1 GiB if
 * `limit` is 0. Any number of processes may use a folder, including the command line. Without a cache nothing is
 * written.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `folder` is null or ends with a zero byte.
 */
okl_status okl_compiler_set_cache(okl_compiler *compiler,
                                  const char *folder,
                                  uint64_t limit);

/**
 * Sets the functions by which sources, headers and pipelines are read; no other files are. `files` is copied; the
 * object that its `user` points to must live as long as the compiler.
 *
 * Promised:
 * `compiler` is null or alive, and no other thread uses it; `files` is null or valid.
 */
okl_status okl_compiler_set_files(okl_compiler *compiler,
                                  const okl_files *files);

/**
 * Appends the next bytes of a file.
 *
 * Promised:
 * `sink` is the argument of the current call of `read`; at `data` there are `size` bytes.
 */
void okl_sink_write(okl_sink *sink, const char *data, size_t size);

/**
 * Creates a request for the text at `path`. Messages show this path, and includes are searched in its folder. Null if
 * memory is exhausted.
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
 * Sets the text, of `size` bytes. Without it, the file at the path is read.
 *
 * Promised:
 * `request` is null or alive; at `data` there are `size` bytes.
 */
okl_status okl_request_set_source(okl_request *request, const char *data, size_t size);

/**
 * Adds a file in memory. It replaces a file on disk for an `#include` that leads to `path`. An `#include` that names
 * `path` itself finds it after all other folders.
 *
 * Promised:
 * `request` is null or alive; `path` is null or ends with a zero byte; at `data` there are `size` bytes.
 */
okl_status okl_request_add_file(okl_request *request,
                                const char *path,
                                const char *data,
                                size_t size);

/**
 * Adds a kind of text to produce: `kernel`, `launcher`, `metadata` or another one of `okl run --emit`. By default, the
 * kernel and the launcher are produced, with their metadata.
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
 * Undefines a macro.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_undefine(okl_request *request, const char *text);

/**
 * Adds a folder in which headers are searched.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_include_dir(okl_request *request, const char *text);

/**
 * Adds a file that is included before the text.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_include(okl_request *request, const char *text);

/**
 * Adds a text that is read before the text.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_header(okl_request *request, const char *text);

/**
 * Adds kernel properties in the form that programs with OCCA use: JSON. Settings of the request take precedence.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_props(okl_request *request,
                                 const char *text);

/**
 * Sets the value of the macro `OKL_KERNEL_HASH`.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_set_hash(okl_request *request, const char *text);

/**
 * Sets the language standard: `c++17`.
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
 * Adds an instance of a kernel that is a template: `add<float, 32>`.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_instance(okl_request *request, const char *text);

/**
 * Enables a set of intrinsics.
 *
 * Promised:
 * `request` is null or alive; `text` is null or ends with a zero byte.
 */
okl_status okl_request_add_intrinsics(okl_request *request, const char *text);

/**
 * Translates a text. The result must be freed, whatever its status is. Null only if memory is exhausted.
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
 * The status of the translation.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_status okl_result_status(const okl_result *result);

/**
 * The number of texts; 0 unless the status is `OKL_DONE`.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_output_count(const okl_result *result);

/**
 * The text at index `nth`, counted from 0; an empty one past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_output okl_result_output(const okl_result *result, size_t nth);

/**
 * The text of a kind from a pipeline; an empty one if there is none.
 *
 * Promised:
 * `result` is null or alive; `pipeline` and `kind` are null or end with a zero byte.
 */
okl_text okl_result_text(const okl_result *result, const char *pipeline, const char *kind);

/**
 * The number of diagnostics.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_diagnostic_count(const okl_result *result);

/**
 * The diagnostic at index `nth`, counted from 0, in the order of the text; an empty one past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_diagnostic okl_result_diagnostic(const okl_result *result,
                                     size_t nth);

/**
 * All diagnostics as a JSON document, with every label, note and help.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_text okl_result_json(const okl_result *result);

/**
 * The number of files that were read.
 *
 * Promised:
 * `result` is null or alive.
 */
size_t okl_result_file_count(const okl_result *result);

/**
 * The path at index `nth`, counted from 0, of the files that were read, texts of the library excluded; an empty one
 * past the last.
 *
 * Promised:
 * `result` is null or alive.
 */
okl_text okl_result_file(const okl_result *result,
                         size_t nth);

/**
 * Finds the template of a kernel in a text. Null if the text has no kernel template of this name, which may also be that
 * of an instance (`add<float>`).
 *
 * Promised:
 * The strings are null or end with a zero byte.
 */
okl_template *okl_template_find(const char *source,
                                const char *kernel);

/**
 * Frees a template; a null pointer is left alone.
 *
 * Promised:
 * `template` is null or was returned by `okl_template_find`, and is not used any more.
 */
void okl_template_free(okl_template *template_);

/**
 * Chooses an instance by its name: `add<float, 32>`. `OKL_USAGE` if there is none: the message says why.
 *
 * Promised:
 * `template` is null or alive; `instance` is null or ends with a zero byte.
 */
okl_status okl_template_choose(okl_template *template_,
                               const char *instance);

/**
 * Chooses the instance for arguments of the kernel: memory says a type first, then values. `OKL_USAGE` if none follows: the
 * message says why.
 *
 * Promised:
 * `template` is null or alive; there are `count` arguments, whose types are null or end with a zero byte.
 */
okl_status okl_template_deduce(okl_template *template_,
                               const okl_template_argument *arguments,
                               size_t count);

/**
 * The instance that was chosen, as `okl_request_add_instance` takes it: `add<float>`. Empty if there is none.
 *
 * Promised:
 * `template` is null or alive.
 */
okl_text okl_template_instance(const okl_template *template_);

/**
 * The name of the kernel that the instance is, in texts, reflection and metadata: `add_float`. Empty if there is none.
 *
 * Promised:
 * `template` is null or alive.
 */
okl_text okl_template_kernel(const okl_template *template_);

/**
 * Why there is no instance. Empty if there is one.
 *
 * Promised:
 * `template` is null or alive.
 */
okl_text okl_template_message(const okl_template *template_);

/**
 * The version of this library: `0.1.0`.
 */
const char *okl_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* OKL_H */
