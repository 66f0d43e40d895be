#line 1 "kernels/source/lasting_variables.okl"
// Variables of the file that never change, beside some that no device reads.

int offset = 4, unread = 5;
float table[3] = {1, 2, 3};
const float base = 2.0f;
const float scaled = base * 3, list[2] = {scaled, scaled * base};

namespace config {
int mode = 3;
int *nowhere;
int first = 1, second = 2;
const int size = 5;
}

extern "C" void lasting(const int &N, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    y[i] = offset + table[i % 3] * config::second + config::size + scaled + list[i % 2];
  }
}
