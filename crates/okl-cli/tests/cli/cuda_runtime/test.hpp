// Each line of a program that finds something else than it has to ends it.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
#define REQUIRE(what)                                             \
  do {                                                            \
    if (!(what)) {                                                \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #what);      \
      std::exit(1);                                               \
    }                                                             \
  } while (false)
// A call that succeeds.
#define FINE(what) REQUIRE((what) == cudaSuccess)
// A call that fails: the error stays for `cudaGetLastError`, which takes it away.
#define FAILS(error, what)                \
  do {                                    \
    REQUIRE((what) == (error));           \
    REQUIRE(cudaPeekAtLastError() == (error)); \
    REQUIRE(cudaGetLastError() == (error));    \
    REQUIRE(cudaGetLastError() == cudaSuccess); \
  } while (false)
