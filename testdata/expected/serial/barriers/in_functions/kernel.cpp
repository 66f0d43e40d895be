#line 1 "kernels/barriers/in_functions.okl"
// Functions that the work items of a group call together: their bodies stand in place of the calls.



// Two barriers, as a tensor contraction has them.




#line 24 "kernels/barriers/in_functions.okl"
// Returns on several paths, and a parameter that changes.


#line 37 "kernels/barriers/in_functions.okl"
// Loops over work items of its own.


#line 43 "kernels/barriers/in_functions.okl"
extern "C" void contracted(const int &N, const float *__restrict__ b, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float slice[8];
    { __typeof__(float[1]) r_kept[8]; float *own_kept[8]; float sum_kept[8]; float *own_kept6[8]; for (int i = 0; i < 8; ++i) {
      float r_first[1]; auto &r = r_kept[i];
      r[0] = y[8 * g + i]; }
      { for (int i = 0; i < 8; ++i) { auto &r = r_kept[i]; const int size = 8; float *own_first = r; own_kept[i] = own_first; auto &own = own_kept[i]; } {
#line 46 "kernels/barriers/in_functions.okl"
  for (int i = 0; i < 8; ++i) { auto &own = own_kept[i]; slice[i] = own[0]; }
#line 3 "kernels/barriers/in_functions.okl"
  { ; }
#line 46 "kernels/barriers/in_functions.okl"
  for (int i = 0; i < 8; ++i) { const int size = 8; float sum_first = 0; sum_kept[i] = sum_first; auto &sum = sum_kept[i];
#line 10 "kernels/barriers/in_functions.okl"
  for (int n = 0; n < size; ++n) sum += b[size * i + n] * slice[n];
#line 46 "kernels/barriers/in_functions.okl"
  } for (int i = 0; i < 8; ++i) { auto &own = own_kept[i]; auto &sum = sum_kept[i];
#line 12 "kernels/barriers/in_functions.okl"
  own[0] = sum; }
} }
#line 3 "kernels/barriers/in_functions.okl"
      { ; }
      { for (int i = 0; i < 8; ++i) { auto &r = r_kept[i]; const int size = 8; float *own_first = r; own_kept6[i] = own_first; auto &own = own_kept6[i]; } {
#line 46 "kernels/barriers/in_functions.okl"
  for (int i = 0; i < 8; ++i) { auto &own = own_kept6[i]; slice[i] = own[0]; }
#line 3 "kernels/barriers/in_functions.okl"
  { ; }
#line 46 "kernels/barriers/in_functions.okl"
  for (int i = 0; i < 8; ++i) { const int size = 8; auto &own = own_kept6[i]; float sum = 0;
#line 10 "kernels/barriers/in_functions.okl"
  for (int n = 0; n < size; ++n) sum += b[size * i + n] * slice[n];
  ;
  own[0] = sum; }
} }
#line 46 "kernels/barriers/in_functions.okl"
      for (int i = 0; i < 8; ++i) { auto &r = r_kept[i]; y[8 * g + i] = r[0];
#line 53 "kernels/barriers/in_functions.okl"
    } }
  }
}

extern "C" void totals(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[32];
    { int total_value_kept[32]; int total_result_kept[32]; int sum_kept[32]; int total_value2_kept[32]; int total_result_kept5[32]; for (int t = 0; t < 32; ++t) {
      s[t] = x[32 * g + t];
      int total_value_first; auto &total_value = total_value_kept[t]; } { for (int t = 0; t < 32; ++t) { int total_result_first; auto &total_result = total_result_kept[t]; } { const int size = 32; {
#line 16 "kernels/barriers/in_functions.okl"
  for (int d = size / 2; d > 0; d /= 2) {
#line 60 "kernels/barriers/in_functions.okl"
    for (int t = 0, t_end = d < 32 ? d : 32; t < t_end; ++t) {
#line 18 "kernels/barriers/in_functions.okl"
    s[t] += s[t + d]; }
  }
#line 60 "kernels/barriers/in_functions.okl"
  for (int t = 0; t < 32; ++t) { auto &total_result = total_result_kept[t];
  total_result = (s[0]); }
#line 22 "kernels/barriers/in_functions.okl"
} } for (int t = 0; t < 32; ++t) { auto &total_value = total_value_kept[t]; auto &total_result = total_result_kept[t]; total_value = total_result; } } for (int t = 0; t < 32; ++t) { auto &total_value = total_value_kept[t]; int sum_first = 3 * total_value + 1; sum_kept[t] = sum_first; auto &sum = sum_kept[t];
#line 60 "kernels/barriers/in_functions.okl"
      } for (int t = 0; t < 32; ++t) { auto &sum = sum_kept[t];
#line 64 "kernels/barriers/in_functions.okl"
      s[31 - t] = sum + t; }
      { for (int t = 0; t < 32; ++t) { int total_value2_first; auto &total_value2 = total_value2_kept[t]; } { for (int t = 0; t < 32; ++t) { int total_result_first; auto &total_result = total_result_kept5[t]; } { const int size = 16; {
#line 16 "kernels/barriers/in_functions.okl"
  for (int d = size / 2; d > 0; d /= 2) {
#line 60 "kernels/barriers/in_functions.okl"
    for (int t = 0, t_end = d < 32 ? d : 32; t < t_end; ++t) {
#line 18 "kernels/barriers/in_functions.okl"
    s[t] += s[t + d]; }
  }
#line 60 "kernels/barriers/in_functions.okl"
  for (int t = 0; t < 32; ++t) { auto &total_result = total_result_kept5[t];
  total_result = (s[0]); }
#line 22 "kernels/barriers/in_functions.okl"
} } for (int t = 0; t < 32; ++t) { auto &total_value2 = total_value2_kept[t]; auto &total_result = total_result_kept5[t]; total_value2 = total_result; } } for (int t = 0; t < 32; ++t) { auto &sum = sum_kept[t]; auto &total_value2 = total_value2_kept[t]; if (total_value2 > 0) sum += 1; } }
#line 60 "kernels/barriers/in_functions.okl"
      for (int t = 0; t < 32; ++t) { auto &sum = sum_kept[t]; y[32 * g + t] = sum;
#line 67 "kernels/barriers/in_functions.okl"
    } }
  }
}

extern "C" void paths(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    { int first = 16 * g; {
#line 39 "kernels/barriers/in_functions.okl"
  for (int t = 0; t < 16; ++t) s[t] = x[first + t];
  for (int t = 0; t < 16; ++t) s[t] += first;
} }
#line 75 "kernels/barriers/in_functions.okl"
    { int own_kept[16]; int chosen_value_kept[16]; int chosen_result_kept[16]; int chosen_value2_kept[16]; int chosen_result_kept5[16]; int n_argument_kept[16]; int t_argument_kept[16]; int n_kept[16]; int t_kept[16]; bool active_kept[16];  {
#line 75 "kernels/barriers/in_functions.okl"
      for (int t = 0; t < 16; ++t) { const int item = t; const int own_first = s[t]; own_kept[item] = own_first; const auto &own = own_kept[item];
#line 77 "kernels/barriers/in_functions.okl"
      ; }
      { for (int t = 0; t < 16; ++t) { const int item = t; int chosen_value_first; auto &chosen_value = chosen_value_kept[item]; } { for (int t = 0; t < 16; ++t) { const int item = t; int chosen_result_first; auto &chosen_result = chosen_result_kept[item]; } { int n = g; {
#line 26 "kernels/barriers/in_functions.okl"
  if (n == 0) for (int t = 0; t < 16; ++t) { const int item = t; auto &chosen_result = chosen_result_kept[item]; chosen_result = (t); } else {
  n += 1;
#line 75 "kernels/barriers/in_functions.okl"
  for (int t = 0; t < 16; ++t) { s[t] = n * t;
#line 75 "kernels/barriers/in_functions.okl"
  } for (int t = 0; t < 16; ++t) { const int item = t; auto &chosen_result = chosen_result_kept[item];
#line 30 "kernels/barriers/in_functions.okl"
  if (n > 2) {
    chosen_result = (s[15 - t]);
  } else {
    chosen_result = (s[15 - t] + n);
  } } }
} } for (int t = 0; t < 16; ++t) { const int item = t; auto &chosen_value = chosen_value_kept[item]; auto &chosen_result = chosen_result_kept[item]; chosen_value = chosen_result; } } for (int t = 0; t < 16; ++t) { const int item = t; const auto &own = own_kept[item]; auto &chosen_value = chosen_value_kept[item]; y[16 * g + t] = own + 100 * chosen_value; } }
      ;
      { for (int t = 0; t < 16; ++t) { const int item = t; int chosen_value2_first; auto &chosen_value2 = chosen_value2_kept[item]; } { for (int t = 0; t < 16; ++t) { const int item = t; int chosen_result_first; auto &chosen_result = chosen_result_kept5[item]; } { for (int t = 0; t < 16; ++t) { const int item = t; int n_argument_first = g + t - t; n_argument_kept[item] = n_argument_first; auto &n_argument = n_argument_kept[item]; int t_argument_first = t + 1 - 1; t_argument_kept[item] = t_argument_first; auto &t_argument = t_argument_kept[item]; } { for (int t = 0; t < 16; ++t) { const int item = t; { auto &n_argument = n_argument_kept[item]; auto &t_argument = t_argument_kept[item]; int n_first = n_argument; n_kept[item] = n_first; auto &n = n_kept[item]; int t_first = t_argument; t_kept[item] = t_first; auto &t = t_kept[item]; } } {
  { for (int t = 0; t < 16; ++t) { const int item = t; { auto &chosen_result = chosen_result_kept5[item]; auto &n = n_kept[item]; auto &t = t_kept[item]; const bool active_first = n == 0; active_kept[item] = active_first; const auto &active = active_kept[item];  if (active) { chosen_result = (t); } } }  {
#line 75 "kernels/barriers/in_functions.okl"
  for (int t = 0; t < 16; ++t) { const int item = t; { auto &n = n_kept[item]; auto &t = t_kept[item]; const auto &active = active_kept[item]; if (!active) { n += 1;
#line 28 "kernels/barriers/in_functions.okl"
  s[t] = n * t; }
#line 75 "kernels/barriers/in_functions.okl"
  } } for (int t = 0; t < 16; ++t) { const int item = t; { auto &chosen_result = chosen_result_kept5[item]; auto &n = n_kept[item]; auto &t = t_kept[item]; const auto &active = active_kept[item];
  if (!active) { if (n > 2) {
    chosen_result = (s[15 - t]);
#line 32 "kernels/barriers/in_functions.okl"
  } else {
    chosen_result = (s[15 - t] + n);
  } } } } } }
} } } for (int t = 0; t < 16; ++t) { const int item = t; auto &chosen_value2 = chosen_value2_kept[item]; auto &chosen_result = chosen_result_kept5[item]; chosen_value2 = chosen_result; } } for (int t = 0; t < 16; ++t) { const int item = t; auto &chosen_value2 = chosen_value2_kept[item]; y[16 * g + t] += chosen_value2; } }
#line 81 "kernels/barriers/in_functions.okl"
    } }
  }
}
