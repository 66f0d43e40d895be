#line 1 "kernels/barriers/places.okl"
// Places where work items have to wait, each missed or misplaced by something simpler.

// Nests of two axes and different sizes: the barrier stands before the smaller one, not in it.
extern "C" void smallerNest(int *out) {
  for (int g = 0; g < 2; ++g) {
    alignas(64) int s[4][6];
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 6; ++i) s[j][i] = 10 * j + i;
    }
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 3; ++i) out[6 * g + 3 * j + i] = s[3 - j][5 - i];
    }
  }
}

// In a tile, one element with a constant index is nobody's own.
extern "C" void tiledItems(int *out) {
  for (int g = 0; g < 2; ++g) {
    alignas(64) int s[8];
    for (long long i_tile = 0; i_tile < 8; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < 8 ? i_tile + 4 : 8); i < i_end; ++i) {
      if (i == 7) s[3] = g + 5;
    }
    for (long long i_tile = 0; i_tile < 8; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < 8 ? i_tile + 4 : 8); i < i_end; ++i) { out[8 * g + i] = s[3]; }
  }
}

// `s[i]` of one round is not the `s[i]` of the next: the loop starts one further.
extern "C" void movingStart(int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[8];
    for (int i = 0; i < 8; ++i) s[i] = i;
    for (int q = 0; q < 3; ++q) {
      for (int i = q; i < q + 5; ++i) s[i] = s[i] * 3 + i - q;
    }
    for (int i = 0; i < 8; ++i) out[i] = s[i];
  }
}

// A `break` leaves before the barrier that the rest of the round has.
extern "C" void leftEarly(const int &last, int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[8];
    for (int q = 0; q < 4; ++q) {
      for (int i = 0; i < 8; ++i) s[i] = 10 * q + i;
      if (q == last) break;
      for (int i = 0; i < 8; ++i) out[8 + i] = s[7 - i];
    }
    for (int i = 0; i < 8; ++i) out[i] = s[7 - i];
  }
}

// A `continue` skips what stands at the end of the round.
extern "C" void nextRound(int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[8];
    for (int i = 0; i < 8; ++i) s[i] = i;
    for (int q = 0; q < 4; ++q) {
      for (int i = 0; i < 8; ++i) out[8 * q + i] = s[7 - i];
      if (q % 2 == 0) continue;
      for (int i = 0; i < 8; ++i) s[i] = 10 * q + i;
    }
  }
}

// Work items that share a row write one element of it.
extern "C" void rowOwners(int *out) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s[4];
    for (int j = 0; j < 4; ++j) {
      for (int i = 3; i < 4; ++i) {
        s[j] = 7 * j;
      }
    }
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 4; ++i) out[4 * j + i] = s[j];
    }
  }
}
