/* Compiles CUDA texts with NVRTC, many in one process. A program of its own because the library is
 * loaded by path; the Rust workspace keeps such code out.
 *
 *   nvrtc_driver LIBRARY ARCH [OPTION...] -- INPUT OUTPUT [INPUT OUTPUT...]
 *
 * Writes OUTPUT (the cubin) and OUTPUT.log, and prints one line per input: "ok" or "failed".
 * Exit code 0 when every input was tried, 2 when the library cannot be used.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*create_fn)(void **, const char *, const char *, int, const char *const *, const char *const *);
typedef int (*compile_fn)(void *, int, const char *const *);
typedef int (*size_fn)(void *, size_t *);
typedef int (*get_fn)(void *, char *);
typedef int (*destroy_fn)(void **);

static void *library;

static void *symbol(const char *name) {
  void *found = dlsym(library, name);
  if (!found) {
    fprintf(stderr, "nvrtc_driver: no %s in the library\n", name);
    exit(2);
  }
  return found;
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc((size_t)size + 1);
  size_t got = fread(text, 1, (size_t)size, file);
  text[got] = 0;
  fclose(file);
  return text;
}

static int write_file(const char *path, const char *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  if (!file) return 0;
  size_t put = fwrite(bytes, 1, size, file);
  return fclose(file) == 0 && put == size;
}

/* What a pair of "size" and "get" functions holds, or NULL. */
static char *fetch(void *program, const char *size_name, const char *get_name, size_t *size) {
  *size = 0;
  if (((size_fn)symbol(size_name))(program, size) != 0) return NULL;
  char *bytes = calloc(*size + 1, 1);
  if (((get_fn)symbol(get_name))(program, bytes) != 0) return NULL;
  return bytes;
}

static int compile(const char *input, const char *output, int count, const char *const *options) {
  char *text = read_file(input);
  if (!text) return 0;
  void *program = NULL;
  if (((create_fn)symbol("nvrtcCreateProgram"))(&program, text, input, 0, NULL, NULL) != 0) return 0;
  int ok = ((compile_fn)symbol("nvrtcCompileProgram"))(program, count, options) == 0;

  size_t size;
  char *log = fetch(program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog", &size);
  char *log_path = malloc(strlen(output) + 5);
  sprintf(log_path, "%s.log", output);
  write_file(log_path, log ? log : "", log ? strlen(log) : 0);

  if (ok) {
    char *cubin = fetch(program, "nvrtcGetCUBINSize", "nvrtcGetCUBIN", &size);
    ok = cubin && size > 0 && write_file(output, cubin, size);
    free(cubin);
  }
  ((destroy_fn)symbol("nvrtcDestroyProgram"))(&program);
  free(log);
  free(log_path);
  free(text);
  return ok;
}

int main(int argc, char **argv) {
  int at = 3;
  while (at < argc && strcmp(argv[at], "--") != 0) ++at;
  if (argc < 4 || at == argc || (argc - at - 1) % 2 != 0) {
    fprintf(stderr, "usage: nvrtc_driver LIBRARY ARCH [OPTION...] -- INPUT OUTPUT...\n");
    return 2;
  }
  library = dlopen(argv[1], RTLD_NOW);
  if (!library) {
    fprintf(stderr, "nvrtc_driver: %s\n", dlerror());
    return 2;
  }
  const char **options = malloc(sizeof(char *) * (size_t)(at - 1));
  int count = 0;
  char arch[64];
  snprintf(arch, sizeof arch, "--gpu-architecture=%s", argv[2]);
  options[count++] = arch;
  for (int i = 3; i < at; ++i) options[count++] = argv[i];
  for (int i = at + 1; i < argc; i += 2) puts(compile(argv[i], argv[i + 1], count, options) ? "ok" : "failed");
  return 0;
}
