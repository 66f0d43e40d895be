// Parses a file with libclang and does nothing with it: the least that a program over libclang takes.
//
//   floor LIBCLANG FILE [ARGUMENT...]
//
// With LINKED the library is in it: `floor FILE [ARGUMENT...]`.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef void *create_index(int, int);
typedef int parse(void *, const char *, const char *const *, int, void *, unsigned, unsigned, void **);
typedef unsigned count(void *);

#ifdef LINKED
create_index clang_createIndex;
parse clang_parseTranslationUnit2;
count clang_getNumDiagnostics;
#define FUNCTION(type, name) name
#else
#define FUNCTION(type, name) ((type *)dlsym(library, #name))
#endif

int main(int argc, char **argv) {
  setenv("LIBCLANG_NOTHREADS", "1", 1);
  setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 1);
#ifdef LINKED
  if (argc < 2) return 2;
#else
  if (argc < 3) return 2;
  void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) return 2;
  ++argv, --argc;
#endif
  void *index = FUNCTION(create_index, clang_createIndex)(0, 0), *unit = NULL;
  const char *const *arguments = (const char *const *)(argv + 2);
  if (FUNCTION(parse, clang_parseTranslationUnit2)(index, argv[1], arguments, argc - 2, NULL, 0, 0, &unit)) return 1;
  // What clang says counts as read.
  if (FUNCTION(count, clang_getNumDiagnostics)(unit)) fprintf(stderr, "floor: clang has something to say of %s\n", argv[1]);
  _exit(0);
}
