// Class templates on the device: a view of a matrix, a small fixed array, a random number generator with a base class;
// static members, nested types, templates with template arguments of their own.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

template <typename T>
class MatrixView {
 public:
  typedef T value_type;

  __host__ __device__ MatrixView(T *data, int rows, int columns) : data_(data), rows_(rows), columns_(columns) {}
  __host__ __device__ T &operator()(int r, int c) const { return data_[r * columns_ + c]; }
  __host__ __device__ int rows() const { return rows_; }
  __host__ __device__ int columns() const { return columns_; }

 private:
  T *data_;
  int rows_, columns_;
};

template <typename T, int N>
struct Array {
  static const int size = N;
  T values[N];
  __host__ __device__ T &operator[](int i) { return values[i]; }
  __host__ __device__ const T &operator[](int i) const { return values[i]; }

  template <typename F>
  __host__ __device__ void update(const F &f) {
    for (int i = 0; i < N; ++i) values[i] = f(values[i], i);
  }
};

struct Counter {
  int drawn = 0;
};

template <unsigned Multiplier, unsigned Increment>
class Lcg : public Counter {
 public:
  __host__ __device__ explicit Lcg(unsigned seed) : state(seed) {}
  __host__ __device__ unsigned next() {
    ++drawn;
    return state = state * Multiplier + Increment;
  }

 private:
  unsigned state;
};

struct Halve {
  __host__ __device__ int operator()(int v, int i) const { return v / 2 + i; }
};

template <template <typename, int> class Container, typename View>
__host__ __device__ int work(View view, int r) {
  typedef typename View::value_type Value;
  Container<Value, 4> last;
  for (int k = 0; k < Container<Value, 4>::size; ++k) last[k] = k * r;
  Lcg<1664525u, 1013904223u> random(r + 1);
  for (int c = 0; c < view.columns(); ++c) {
    Value v = (Value)(random.next() >> 24) + last[c % 4];
    view(r, c) = v;
    last[c % 4] = v;
    if (c % 5 == 4) last.update(Halve());
  }
  return random.drawn + last[0];
}

template <typename T>
__global__ void fillRows(MatrixView<T> view, int *results) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < view.rows()) results[r] = work<Array>(view, r);
}

int main() {
  const int rows = 150, columns = 23;
  int *d_data, *d_results;
  cudaMalloc(&d_data, rows * columns * sizeof(int));
  cudaMalloc(&d_results, rows * sizeof(int));
  MatrixView<int> view(d_data, rows, columns);
  fillRows<<<3, 64>>>(view, d_results);
  std::vector<int> data(rows * columns), results(rows), expected(rows * columns);
  cudaMemcpy(data.data(), d_data, data.size() * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(results.data(), d_results, rows * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_data);
  cudaFree(d_results);

  unsigned sum = 0;
  MatrixView<int> reference(expected.data(), rows, columns);
  for (int r = 0; r < rows; ++r) {
    int result = work<Array>(reference, r);
    for (int c = 0; c < columns; ++c) {
      if (data[r * columns + c] != reference(r, c)) {
        printf("class_templates: (%d, %d) is %d, expected %d\n", r, c, data[r * columns + c], reference(r, c));
        return 1;
      }
      sum = sum * 31 + reference(r, c);
    }
    if (results[r] != result) {
      printf("class_templates: result %d is %d, expected %d\n", r, results[r], result);
      return 1;
    }
  }
  printf("ok class_templates %u\n", sum);
  return 0;
}
