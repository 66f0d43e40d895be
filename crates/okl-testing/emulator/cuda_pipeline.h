// Stands in for CUDA's header of this name, for tests only. A copy is done when it is waited for and not before, so that a
// kernel that does not wait reads garbage.

#pragma once

#include <okl_cuda_emulator.hpp>

namespace okl_emulator {

struct Copy {
  void *to;
  const void *from;
  size_t size, zeros;
};

// The copies of one thread: batches that were committed, and those of the next one.
struct Pipeline {
  uint64_t group = 0;
  std::vector<std::vector<Copy>> batches;
  std::vector<Copy> open;
};

inline Pipeline &pipeline() {
  static Pipeline all[1024];
  Pipeline &own = all[item_number()];
  if (own.group != group_number) own = Pipeline{group_number, {}, {}};
  return own;
}

}  // namespace okl_emulator

inline void __pipeline_memcpy_async(void *to, const void *from, size_t size, size_t zeros = 0) {
  if ((size != 4 && size != 8 && size != 16) || zeros > size || (uintptr_t)to % size || (uintptr_t)from % size)
    occa::emulated::die("an asynchronous copy of a wrong size, or of places that are not aligned");
  okl_emulator::pipeline().open.push_back({to, from, size, zeros});
}

inline void __pipeline_commit() {
  okl_emulator::Pipeline &own = okl_emulator::pipeline();
  own.batches.push_back(std::move(own.open));
  own.open.clear();
}

inline void __pipeline_wait_prior(size_t prior) {
  auto &batches = okl_emulator::pipeline().batches;
  while (batches.size() > prior) {
    for (const okl_emulator::Copy &copy : batches.front()) {
      memcpy(copy.to, copy.from, copy.size - copy.zeros);
      memset((char *)copy.to + (copy.size - copy.zeros), 0, copy.zeros);
    }
    batches.erase(batches.begin());
  }
}
