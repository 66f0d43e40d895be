// Structures with pointers: their data is put on the device, and the pointers are attached to it.
#include <cstdio>
#include <cstdlib>

struct Vector {
  int size;
  double *data;
};

struct Result {
  int count;
  double sum;
};

static void scale(Vector *v, double factor) {
#pragma acc parallel loop present(v[0 : 1])
  for (int i = 0; i < v->size; ++i) v->data[i] *= factor;
}

int main() {
  int wrong = 0;
  Vector v;
  v.size = 30;
  v.data = static_cast<double *>(std::malloc(v.size * sizeof(double)));
  double *const data = v.data;
  for (int i = 0; i < v.size; ++i) v.data[i] = i;

  // In one region.
#pragma acc data copy(v) copy(v.data[0 : v.size])
  {
    scale(&v, 2);
    scale(&v, 3);
  }
  wrong += v.data != data;
  for (int i = 0; i < v.size; ++i) wrong += v.data[i] != 6 * i;

  // One after another.
#pragma acc enter data copyin(v)
#pragma acc enter data copyin(v.data[0 : v.size])
  scale(&v, 0.5);
#pragma acc update self(v.data[0 : v.size])
  for (int i = 0; i < v.size; ++i) wrong += v.data[i] != 3 * i;
  // The host's pointer stays the host's, and the device's the device's.
#pragma acc update self(v)
  wrong += v.data != data;
#pragma acc update device(v)
  scale(&v, 2);
#pragma acc exit data copyout(v.data[0 : v.size])
#pragma acc exit data delete(v)
  wrong += v.data != data;
  for (int i = 0; i < v.size; ++i) wrong += v.data[i] != 6 * i;

  // By hand: a pointer that leads to what is there already.
#pragma acc enter data copyin(data[0 : v.size]) copyin(v)
#pragma acc enter data attach(v.data)
  scale(&v, 2);
#pragma acc exit data detach(v.data)
#pragma acc exit data copyout(v)
#pragma acc exit data copyout(data[0 : 30])
  wrong += v.data != data;
  for (int i = 0; i < v.size; ++i) wrong += v.data[i] != 12 * i;

  // A structure without a clause is there for the construct, and comes back.
  Result result = {3, 0};
#pragma acc parallel num_gangs(1)
  {
    result.sum = result.count * 1.5;
    result.count = 0;
  }
  wrong += result.count != 0 || result.sum != 4.5;

  std::printf("%d wrong\n", wrong);
  std::free(data);
  return wrong != 0;
}
