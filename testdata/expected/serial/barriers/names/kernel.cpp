#line 1 "kernels/barriers/names.okl"
// Names around barriers: those of the loop over work items again, and those that okl would like to give.





#line 22 "kernels/barriers/names.okl"
extern "C" void indices(const int &N, const int &n, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[8];
    { int me_kept[8]; int r_kept[8]; int again_value_kept[8]; int again_result_kept[8]; int r_kept5[8];  {
#line 25 "kernels/barriers/names.okl"
      for (int t = 0; t < 8; ++t) { const int item = t; const int me_first = t; me_kept[item] = me_first; const auto &me = me_kept[item];
#line 27 "kernels/barriers/names.okl"
      int r_first = 0; r_kept[item] = r_first; auto &r = r_kept[item]; }
      for (int t = 0; t < n; ++t) {
#line 25 "kernels/barriers/names.okl"
        for (int t = 0; t < 8; ++t) { const int item = t; const auto &me = me_kept[item]; s[me] = me;
#line 25 "kernels/barriers/names.okl"
        } { auto &t_group = t; for (int t = 0; t < 8; ++t) { const int item = t; { auto &t = t_group; const auto &me = me_kept[item]; auto &r = r_kept[item];
#line 31 "kernels/barriers/names.okl"
        r += 10 * t + s[7 - me];
        } } } 
      }
      {
        int t = n;
        while (t > 0) {
#line 25 "kernels/barriers/names.okl"
          { auto &t_group = t; for (int t = 0; t < 8; ++t) { const int item = t; { auto &t = t_group; const auto &me = me_kept[item]; auto &r = r_kept[item]; s[me] = r + t;
#line 25 "kernels/barriers/names.okl"
          } } } for (int t = 0; t < 8; ++t) { const int item = t; const auto &me = me_kept[item]; auto &r = r_kept[item];
#line 39 "kernels/barriers/names.okl"
          r += s[7 - me];
          } 
          --t;
        }
      }
      { for (int t = 0; t < 8; ++t) { const int item = t; int again_value_first; auto &again_value = again_value_kept[item]; } { for (int t = 0; t < 8; ++t) { const int item = t; int again_result_first; auto &again_result = again_result_kept[item]; } {
#line 25 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { const int item = t; int r_first = 1; r_kept5[item] = r_first; auto &r = r_kept5[item]; }
#line 5 "kernels/barriers/names.okl"
  for (int t = 0; t < n; ++t) {
#line 25 "kernels/barriers/names.okl"
    { auto &t_group = t; for (int t = 0; t < 8; ++t) { const int item = t; { auto &t = t_group; const auto &me = me_kept[item]; auto &r = r_kept5[item]; s[me] = r + t;
#line 25 "kernels/barriers/names.okl"
    } } } { auto &t_group = t; for (int t = 0; t < 8; ++t) { const int item = t; { auto &t = t_group; const auto &me = me_kept[item]; auto &r = r_kept5[item];
#line 8 "kernels/barriers/names.okl"
    r += s[7 - me] + 10 * t;
    } } } 
  }
#line 25 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { const int item = t; auto &again_result = again_result_kept[item]; auto &r = r_kept5[item]; again_result = (r); }
#line 12 "kernels/barriers/names.okl"
} for (int t = 0; t < 8; ++t) { const int item = t; auto &again_value = again_value_kept[item]; auto &again_result = again_result_kept[item]; again_value = again_result; } } for (int t = 0; t < 8; ++t) { const int item = t; const auto &me = me_kept[item]; auto &r = r_kept[item]; auto &again_value = again_value_kept[item]; y[8 * b + me] = r + again_value; } }
#line 45 "kernels/barriers/names.okl"
    } }
  }
}

extern "C" void axes(const int &N, const int &n, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[2][4];
    { int row_kept[8]; int at_kept[8]; int r_kept[8]; for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 4; ++i) { const int item = i + 4 * j;
        const int row_first = j; row_kept[item] = row_first; const auto &row = row_kept[item]; const int at_first = i; at_kept[item] = at_first; const auto &at = at_kept[item];
        int r_first = 0; r_kept[item] = r_first; auto &r = r_kept[item]; } }
        for (int j = 0; j < n; ++j) {
#line 52 "kernels/barriers/names.okl"
          { auto &j_group = j; for (int j = 0; j < 2; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; { auto &j = j_group; const auto &row = row_kept[item]; const auto &at = at_kept[item]; auto &r = r_kept[item]; s[row][at] = r + j;
#line 52 "kernels/barriers/names.okl"
          } } } } { auto &j_group = j; for (int j = 0; j < 2; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; { auto &j = j_group; const auto &row = row_kept[item]; const auto &at = at_kept[item]; auto &r = r_kept[item];
#line 59 "kernels/barriers/names.okl"
          r += s[1 - row][3 - at] + j;
          } } } } 
        }
#line 52 "kernels/barriers/names.okl"
        for (int j = 0; j < 2; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; const auto &row = row_kept[item]; const auto &at = at_kept[item]; auto &r = r_kept[item]; y[8 * b + 4 * row + at] = r;
#line 63 "kernels/barriers/names.okl"
      }
    } }
  }
}

extern "C" void nested(const int &N, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[8];
    { bool active2_kept[8]; bool active3_kept[8]; for (int t = 0; t < 8; ++t) {
      int active = t; int left = 1; int both_value = 2;
      s[t] = 0; }
      { for (int t = 0; t < 8; ++t) { const bool active2_first = t < 6; active2_kept[t] = active2_first; const auto &active2 = active2_kept[t]; }  {
        { for (int t = 0; t < 8; ++t) { const auto &active2 = active2_kept[t]; bool active3_first = false; active3_kept[t] = active3_first; auto &active3 = active3_kept[t]; if (active2) active3 = t > 0; }  {
#line 71 "kernels/barriers/names.okl"
          for (int t = 0; t < 8; ++t) { int active = t; int left = 1; auto &active3 = active3_kept[t];
          if (active3) { s[t] = active + left; } }
#line 78 "kernels/barriers/names.okl"
        } }
      } }
#line 71 "kernels/barriers/names.okl"
      for (int t = 0; t < 8; ++t) { int both_value = 2;
#line 81 "kernels/barriers/names.okl"
      y[8 * b + t] = s[7 - t] + both_value;
    } }
  }
}

extern "C" void values(const int &N, const int &n, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[8];
    { int both_result_kept[8]; int r_kept[8]; int both_value2_kept[8]; int both_result_kept5[8]; int v_kept[8]; int r_kept8[8]; int both_value3_kept[8]; int both_result_kept10[8]; int v_argument_kept[8]; int v_kept12[8]; int r_kept13[8]; int r_kept14[8]; int both_value4_kept[8]; int both_result_kept16[8]; int v_kept17[8]; int r_kept18[8]; int both_result_kept19[8]; int v_argument_kept20[8]; int v_kept21[8]; int r_kept22[8];  {
      { for (int t = 0; t < 8; ++t) { int both_result_first; auto &both_result = both_result_kept[t]; } { for (int t = 0; t < 8; ++t) { int v = 1; } {
#line 89 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { int v = 1; s[t] = v;
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { int v = 1;
#line 17 "kernels/barriers/names.okl"
  int r_first = s[7 - t] + v; r_kept[t] = r_first; auto &r = r_kept[t];
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &both_result = both_result_kept[t]; auto &r = r_kept[t];
  both_result = (r); }
#line 20 "kernels/barriers/names.okl"
} } }
#line 89 "kernels/barriers/names.okl"
      for (int t = 0; t < 8; ++t) { int both_value2_first; auto &both_value2 = both_value2_kept[t]; } { for (int t = 0; t < 8; ++t) { int both_result_first; auto &both_result = both_result_kept5[t]; } { for (int t = 0; t < 8; ++t) { int v_argument = t; } { for (int t = 0; t < 8; ++t) { int v_argument = t; int v_first = v_argument; v_kept[t] = v_first; auto &v = v_kept[t]; } {
#line 89 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { auto &v = v_kept[t]; s[t] = v;
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &v = v_kept[t];
#line 17 "kernels/barriers/names.okl"
  int r_first = s[7 - t] + v; r_kept8[t] = r_first; auto &r = r_kept8[t];
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &both_result = both_result_kept5[t]; auto &r = r_kept8[t];
  both_result = (r); }
#line 20 "kernels/barriers/names.okl"
} } } for (int t = 0; t < 8; ++t) { auto &both_value2 = both_value2_kept[t]; auto &both_result = both_result_kept5[t]; both_value2 = both_result; } } for (int t = 0; t < 8; ++t) { int both_value3_first; auto &both_value3 = both_value3_kept[t]; } { for (int t = 0; t < 8; ++t) { int both_result_first; auto &both_result = both_result_kept10[t]; } { for (int t = 0; t < 8; ++t) { auto &both_value2 = both_value2_kept[t]; int v_argument_first = both_value2; v_argument_kept[t] = v_argument_first; auto &v_argument = v_argument_kept[t]; } { for (int t = 0; t < 8; ++t) { auto &v_argument = v_argument_kept[t]; int v_first = v_argument; v_kept12[t] = v_first; auto &v = v_kept12[t]; } {
#line 89 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { auto &v = v_kept12[t]; s[t] = v;
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &v = v_kept12[t];
#line 17 "kernels/barriers/names.okl"
  int r_first = s[7 - t] + v; r_kept13[t] = r_first; auto &r = r_kept13[t];
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &both_result = both_result_kept10[t]; auto &r = r_kept13[t];
  both_result = (r); }
#line 20 "kernels/barriers/names.okl"
} } } for (int t = 0; t < 8; ++t) { auto &both_value3 = both_value3_kept[t]; auto &both_result = both_result_kept10[t]; both_value3 = both_result; } } for (int t = 0; t < 8; ++t) { auto &both_value3 = both_value3_kept[t]; int r_first = both_value3; r_kept14[t] = r_first; auto &r = r_kept14[t]; }
      { for (int t = 0; t < 8; ++t) { int both_value4_first; auto &both_value4 = both_value4_kept[t]; } { for (int t = 0; t < 8; ++t) { int both_result_first; auto &both_result = both_result_kept16[t]; } { for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t]; int v_first = r; v_kept17[t] = v_first; auto &v = v_kept17[t]; } {
#line 89 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { auto &v = v_kept17[t]; s[t] = v;
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &v = v_kept17[t];
#line 17 "kernels/barriers/names.okl"
  int r_first = s[7 - t] + v; r_kept18[t] = r_first; auto &r = r_kept18[t];
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &both_result = both_result_kept16[t]; auto &r = r_kept18[t];
  both_result = (r); }
#line 20 "kernels/barriers/names.okl"
} } for (int t = 0; t < 8; ++t) { auto &both_value4 = both_value4_kept[t]; auto &both_result = both_result_kept16[t]; both_value4 = both_result; } } for (int t = 0; t < 8; ++t) { int both_result_first; auto &both_result = both_result_kept19[t]; } { for (int t = 0; t < 8; ++t) { auto &both_value4 = both_value4_kept[t]; int v_argument_first = both_value4; v_argument_kept20[t] = v_argument_first; auto &v_argument = v_argument_kept20[t]; } { for (int t = 0; t < 8; ++t) { auto &v_argument = v_argument_kept20[t]; int v_first = v_argument; v_kept21[t] = v_first; auto &v = v_kept21[t]; } {
#line 89 "kernels/barriers/names.okl"
  for (int t = 0; t < 8; ++t) { auto &v = v_kept21[t]; s[t] = v;
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &v = v_kept21[t];
#line 17 "kernels/barriers/names.okl"
  int r_first = s[7 - t] + v; r_kept22[t] = r_first; auto &r = r_kept22[t];
#line 89 "kernels/barriers/names.okl"
  } for (int t = 0; t < 8; ++t) { auto &both_result = both_result_kept19[t]; auto &r = r_kept22[t];
  both_result = (r); }
#line 20 "kernels/barriers/names.okl"
} } } }
      if (!(n == 1)) {
#line 89 "kernels/barriers/names.okl"
      for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t]; s[t] = r; }
#line 95 "kernels/barriers/names.okl"
      if (int w = n % 4; w > 1) {
#line 89 "kernels/barriers/names.okl"
        for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t];
#line 97 "kernels/barriers/names.okl"
        r += s[7 - t] + w;
        } 
      }
      for (int k = 0; k < n; ++k) {
#line 89 "kernels/barriers/names.okl"
        for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t]; s[t] = r + k;
#line 89 "kernels/barriers/names.okl"
        } for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t];
#line 103 "kernels/barriers/names.okl"
        r += s[7 - t];
        } 
      }
#line 89 "kernels/barriers/names.okl"
      for (int t = 0; t < 8; ++t) { auto &r = r_kept14[t]; y[8 * b + t] = r; } }
#line 107 "kernels/barriers/names.okl"
    } }
  }
}
