// Parses a file with libclang and does nothing with it: the least that a program over libclang takes.
//
//   floor LIBCLANG FILE [ARGUMENT...]

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef void *(*create_index)(int, int);
typedef int (*parse)(void *, const char *, const char *const *, int, void *, unsigned, unsigned, void **);
typedef unsigned (*count)(void *);

int main(int argc, char **argv) {
  setenv("LIBCLANG_NOTHREADS", "1", 1);
  setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 1);
  void *library = argc < 3 ? NULL : dlopen(argv[1], RTLD_NOW | RTLD_LOCAL), *unit = NULL;
  if (!library) return 2;
  void *index = ((create_index)dlsym(library, "clang_createIndex"))(0, 0);
  const char *const *arguments = (const char *const *)(argv + 3);
  if (((parse)dlsym(library, "clang_parseTranslationUnit2"))(index, argv[2], arguments, argc - 3, NULL, 0, 0, &unit)) return 1;
  // What clang says counts as read.
  if (((count)dlsym(library, "clang_getNumDiagnostics"))(unit)) fprintf(stderr, "floor: clang has something to say of %s\n", argv[2]);
  _exit(0);
}
