#line 1 "kernels/source/target_names.okl"
// Names that targets and generated text have other meanings for: of variables, parameters, functions, types, fields,
// values of enumerations, and macros.








enum Kinds { kernel = 1, thread, pipe, blockIdx, barrier, CLK_LOCAL_MEM_FENCE };

struct threadgroup {
  int local, global;
};

typedef struct threadgroup event_t;
typedef int image2d_t;

constexpr int half = 13, threadIdx = 17, _occa_targetNames_0 = 19;

image2d_t dim3(const int constant) { return constant + threadIdx; }

extern "C" void targetNames(const int &threads, const int *get_local_id, int *_occa_group_position) {
  for (int group = 0; group < threads; ++group) {
    alignas(64) event_t read_only[4];
    for (int warpSize = 0; warpSize < 4; ++warpSize) {
      read_only[warpSize].local = get_local_id[4 * group + warpSize];
      read_only[warpSize].global = 3 + ((5) + 1) + 11;
    }
    for (int gridDim = 0; gridDim < 4; ++gridDim) {
      const event_t found = read_only[3 - gridDim];
      const int sum = found.local + found.global + dim3(thread) + (3 + 7) + _occa_targetNames_0;
      _occa_group_position[4 * group + gridDim] = sum + kernel + pipe + blockIdx + barrier + CLK_LOCAL_MEM_FENCE;
    }
  }
}
