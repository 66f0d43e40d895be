// Calls kernels that are functions of their parameters, once for each thread.

#pragma once

#include <utility>

#include <okl_scheduler.hpp>

namespace okl_emulator {

template <class... P>
struct Call {
  const occa::modeKernel_t &kernel;
  const std::vector<occa::emulated::argument> &arguments;

  // Parameters are passed by value to each thread, as on a device.
  template <size_t... I>
  void run(std::index_sequence<I...>) const {
    reinterpret_cast<void (*)(P...)>(kernel.function)(convert<P>(kernel, arguments[I], I)...);
  }
};

template <class... P>
void run(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
         const std::vector<occa::emulated::argument> &arguments) {
  require_count(kernel, arguments.size(), sizeof...(P));
  if (kernel.max_threads && inner.x * inner.y * inner.z > kernel.max_threads)
    occa::emulated::die(kernel.name + ": more threads in a block than the launch bounds say");
  const Call<P...> call = {kernel, arguments};
  const auto body = [](const void *data) {
    static_cast<const Call<P...> *>(data)->run(std::index_sequence_for<P...>());
  };
  run_grid({kernel, outer, inner}, body, &call);
}

// Makes device kernel number `index` of `kernel` known to the launcher.
struct Registration {
  template <class... P>
  Registration(const char *kernel, size_t index, const char *name, void (*function)(P...), size_t max_threads) {
    occa::emulated::add(
        kernel, index, new occa::modeKernel_t{name, &run<P...>, reinterpret_cast<void (*)()>(function), max_threads});
  }
};

}  // namespace okl_emulator
