// Kernels that are functions of the host.
#include <cstddef>
#include <utility>
namespace okl_rt {
template <class... P, std::size_t... at>
void call_with(void (*kernel)(P...), const argument *arguments, std::index_sequence<at...>) {
  kernel(value_of<P>(arguments[at])...);
  (void)arguments;
}
// Runs a kernel. Its loops have their bounds among the arguments.
template <class... P> void call(void (*kernel)(P...), const argument *arguments) {
  call_with(kernel, arguments, std::index_sequence_for<P...>());
}
}
