#include <sycl/sycl.hpp>
#line 1 "kernels/source/target_names.okl"
// Names that targets and generated text have other meanings for: of variables, parameters, functions, types, fields,
// values of enumerations, and macros.








enum Kinds { kernel = 1, thread, pipe, blockIdx, barrier, CLK_LOCAL_MEM_FENCE };

struct threadgroup {
  int local, global;
};

typedef struct threadgroup event_t;
typedef int image2d_t;

constexpr int half = 13, threadIdx = 17, _occa__occa_targetNames_0 = 19;

image2d_t dim3(const int constant) { return constant + threadIdx; }

extern "C" void _occa_targetNames_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &threads, const int *get_local_id, int *_occa__occa_group_position) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 25 "kernels/source/target_names.okl"
  { int group = (int)item_.get_group(2);
    auto &read_only = *sycl::ext::oneapi::group_local_memory_for_overwrite<event_t[4]>(item_.get_group());
    { int warpSize = (int)item_.get_local_id(2);
      read_only[warpSize].local = get_local_id[4 * group + warpSize];
      read_only[warpSize].global = 3 + ((5) + 1) + 11;
    }
    sycl::group_barrier(item_.get_group());
#line 31 "kernels/source/target_names.okl"
    { int gridDim = (int)item_.get_local_id(2);
      const event_t found = read_only[3 - gridDim];
      const int sum = found.local + found.global + dim3(thread) + (3 + 7) + _occa__occa_targetNames_0;
      _occa__occa_group_position[4 * group + gridDim] = sum + kernel + pipe + blockIdx + barrier + CLK_LOCAL_MEM_FENCE;
    }
  }
    });
  });
}
