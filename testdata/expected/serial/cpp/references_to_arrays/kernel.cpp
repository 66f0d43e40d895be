#line 1 "kernels/cpp/references_to_arrays.okl"
// References to arrays, to every kind of memory: local ones and parameters, of one dimension and two.

typedef float row_t[4];

struct Table {
  float rows[2][4];
};

const float Weights[2][4] = {{0.5f, 1, 2, 4}, {1, 1, 1, 1}};

inline float total(const float (&row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += row[j];
  for (const float x : row) sum += x;
  return sum;
}

inline void fill(float (&row)[4], const float by) {
  for (int j = 0; j < 4; ++j) row[j] += by * j;
}

inline void both(float (&rows)[2][4]) {
  float(&second)[4] = rows[1];
  fill(rows[0], 1);
  fill(second, 2);
}

inline float first(const float *x) { return x[0]; }

extern "C" void referencesToArrays(const int &N, Table *tables, float *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[4][4];
    Table t;
    for (int i = 0; i < 4; ++i) {
      float(&row)[4] = s[i];
      for (int j = 0; j < 4; ++j) row[j] = tables[g].rows[i % 2][j];
      t.rows[i % 2][i] = (float)i;
      t.rows[(i + 1) % 2][i] = 1;
    }
    for (int i = 0; i < 4; ++i) {
      float own[4] = {1, 2, 3, 4};
      float(&alias)[4] = own;
      row_t &again = alias;
      const float(&weights)[4] = Weights[i % 2];
      auto &shared = s[3 - i];
      fill(alias, weights[1]);
      again[0] += first(shared) + first(alias) + (float)(sizeof(again) / sizeof(alias[0]));
      y[4 * g + i] = total(own) + total(weights) + total(shared) + total(t.rows[i % 2]);
    }
    for (int i = 0; i < 1; ++i) both(tables[g].rows);
  }
}
