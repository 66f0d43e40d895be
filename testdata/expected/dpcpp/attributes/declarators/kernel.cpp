#include <sycl/sycl.hpp>
#line 1 "kernels/attributes/declarators.okl"
// Declarator attributes in every place: parameters, locals, fields, typedefs, results, templates.

typedef float *__restrict__ restrictedLate;
typedef float *restrictedEarly;
using restrictedAlias = const float *__restrict__;
using restrictedName = const float *;

typedef float sharedRow[16];
typedef float sharedScalar;
typedef float ownScalar;
using ownPair = float[2];

struct View {
  const float *a;
  float *__restrict__ b;
  float *__restrict__ c;
};

float *offset(float *__restrict__ base, const int n) { return base + n; }
static inline const float *offsetConst(const float *__restrict__ base, int n) { return base + n; }

template <class T>
T *offsetAny(T *__restrict__ base, const int n) {
  return base + n;
}

struct Adder {
  float amount;
  void add(float *__restrict__ x) const { *x += amount; }
};

namespace reverse {
template <class T>
struct Reader {
  const T *__restrict__ base;
  T at(const int n, const int last) const { return base[last - n]; }
};
}  // namespace reverse

extern "C" void _occa_parameters_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N,
                        const float *__restrict__ a,
                        const float *__restrict__ b,
                        const float *__restrict__ c,
                        const float *const __restrict__ d,
                        const float *__restrict__ e,
                        restrictedAlias f,
                        restrictedName g,
                        restrictedLate __restrict__ x,
                        restrictedEarly y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 50 "kernels/attributes/declarators.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    const float *__restrict__ p = a + i, *__restrict__ q = b + i;
    auto *__restrict__ r = offset(x, i);
    *r = *p + *q;
    *offsetAny(y, i) = *offsetConst(c, i) + d[i] + e[i] + f[i] + g[i];
  } }
    });
  });
}

#line 58 "kernels/attributes/declarators.okl"
extern "C" void _occa_memory_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *a, float *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 59 "kernels/attributes/declarators.okl"
  { int n = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group()); auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    auto &u = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    auto &v = *sycl::ext::oneapi::group_local_memory_for_overwrite<sharedRow>(item_.get_group());
    auto &w = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group()); float plain = 1;
    auto &one = *sycl::ext::oneapi::group_local_memory_for_overwrite<sharedScalar>(item_.get_group());
    float mine, twice[2];
    ownScalar more;
    ownPair pair;
    const float *from;
    { int i = (int)item_.get_local_id(2);
      from = a;
      mine = n + i < N ? from[n + i] : 0;
      twice[1] = more = pair[1] = mine;
      s[i] = t[i] = u[i] = v[i] = w[i] = mine;
      if (i == 3) one = plain;
    }
    sycl::group_barrier(item_.get_group());
#line 76 "kernels/attributes/declarators.okl"
    { int i = (int)item_.get_local_id(2);
      const int j = 15 - i;
      float sum = s[j] + t[j] + u[j] + v[j] + w[j] + one;
      sum += mine + twice[1] + more + pair[1];
      if (n + i < N) b[n + i] = sum;
    }
  }
    });
  });
}

#line 85 "kernels/attributes/declarators.okl"
extern "C" void _occa_elsewhere_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *a, float *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 86 "kernels/attributes/declarators.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    auto assign = [=](float *__restrict__ to, const float value) { *to = value; };
    assign(b + i, a[i]);
    const Adder adder = {2};
    adder.add(b + i);
    const reverse::Reader<float> reader = {a};
    View view = {a, b, b};
    view.c[i] += reader.at(i, N - 1) + view.a[i];
  } }
    });
  });
}

#line 97 "kernels/attributes/declarators.okl"
extern "C" void _occa_atomics_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 98 "kernels/attributes/declarators.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[0]).fetch_add((int)(a[i]));
    { sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[1]).fetch_add((int)(a[i])); }
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[2]).fetch_add(1);
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[3]).fetch_sub(1);
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>((sums[4])).fetch_sub((int)(a[i]));
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(sums + 5)).fetch_add(1);
    if (a[i] > 0) sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[6]).fetch_add(1);
    else { sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[7]).fetch_add(1); }
  } }
    });
  });
}
