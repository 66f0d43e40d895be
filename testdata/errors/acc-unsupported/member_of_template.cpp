template <class T> struct Box {
  T x;
};
int main() {
  double d[8] = {};
  Box<double *> box{d};
#pragma acc data copyin(box, box.x[0:8])
  {
#pragma acc parallel loop present(box)
    for (int i = 0; i < 8; ++i) box.x[i] += 1;
  }
  return 0;
}
