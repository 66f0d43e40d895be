#line 1 "kernels/barriers/divergent.okl"
// Barriers under conditions that differ between work items: all of them wait.

extern "C" void guarded(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    { bool active_kept[16]; int own_kept[16]; int twice_kept[16]; int left_kept[16]; __typeof__(int[2]) list_kept[16]; bool active2_kept[16]; int *at_kept[16];  {
#line 6 "kernels/barriers/divergent.okl"
      for (int t = 0; t < 16; ++t) { s[t] = -1;
      } 
      { for (int t = 0; t < 16; ++t) { const bool active_first = g + t < N; active_kept[t] = active_first; const auto &active = active_kept[t]; }  {
#line 6 "kernels/barriers/divergent.okl"
        for (int t = 0; t < 16; ++t) { const auto &active = active_kept[t]; int own_first; auto &own = own_kept[t]; int twice_first; auto &twice = twice_kept[t]; int left_first; auto &left = left_kept[t]; int list_first[2]; auto &list = list_kept[t]; if (active) { own = x[g + t]; 
        twice = 2 * own; 
#line 12 "kernels/barriers/divergent.okl"
        list[1] = own;
        s[15 - t] = own;
        left = own + 1; }
        } 
        { for (int t = 0; t < 16; ++t) { const auto &active = active_kept[t]; bool active2_first = false; active2_kept[t] = active2_first; auto &active2 = active2_kept[t]; if (active) active2 = t < 8; }  {
#line 6 "kernels/barriers/divergent.okl"
          for (int t = 0; t < 16; ++t) { auto &list = list_kept[t]; auto &active2 = active2_kept[t]; int *at_first; auto &at = at_kept[t]; if (active2) { at = &list[1]; 
#line 18 "kernels/barriers/divergent.okl"
          *at += s[t]; }
#line 6 "kernels/barriers/divergent.okl"
          } for (int t = 0; t < 16; ++t) { auto &twice = twice_kept[t]; auto &active2 = active2_kept[t]; auto &at = at_kept[t];
          if (active2) { s[15 - t] = twice + at[0]; } }
#line 21 "kernels/barriers/divergent.okl"
        }  for (int t = 0; t < 16; ++t) { const auto &active = active_kept[t]; auto &left = left_kept[t]; auto &active2 = active2_kept[t]; {
          if (active && !active2) { left += 1; }
        } } }
#line 6 "kernels/barriers/divergent.okl"
        for (int t = 0; t < 16; ++t) { const auto &active = active_kept[t]; auto &left = left_kept[t]; if (active) { if (t >= 8) s[15 - t] = left; }
#line 6 "kernels/barriers/divergent.okl"
        } for (int t = 0; t < 16; ++t) { const auto &active = active_kept[t]; auto &own = own_kept[t]; auto &list = list_kept[t];
        if (active) { y[g + t] = own + 1000 * s[t] + list[1]; } }
#line 27 "kernels/barriers/divergent.okl"
      } }
    } }
  }
}

extern "C" void left(const int &N, const int &rounds, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    { bool left2_kept[16]; int own_kept[16]; bool left3_kept[16]; for (int t = 0; t < 16; ++t) {
      s[t] = 0;
      const bool left2_first = g + t >= N; left2_kept[t] = left2_first; const auto &left2 = left2_kept[t]; if (left2) ;
      int own_first; auto &own = own_kept[t]; if (!left2) { own = x[g + t];  } }
      for (int n = 0; n < rounds; ++n) {
        if (n == 3) break;
#line 35 "kernels/barriers/divergent.okl"
        for (int t = 0; t < 16; ++t) { const auto &left2 = left2_kept[t]; auto &own = own_kept[t]; if (!left2) { s[t] = own + n; }
#line 35 "kernels/barriers/divergent.okl"
        } for (int t = 0; t < 16; ++t) { const auto &left2 = left2_kept[t]; auto &own = own_kept[t];
        if (!left2) { const int next = s[(t + 1) % 16];
#line 44 "kernels/barriers/divergent.okl"
        own += next; }
        } 
      }
#line 35 "kernels/barriers/divergent.okl"
      for (int t = 0; t < 16; ++t) { const auto &left2 = left2_kept[t]; auto &own = own_kept[t]; bool left3_first = false; left3_kept[t] = left3_first; auto &left3 = left3_kept[t]; if (!left2) left3 = own % 2; if (left3) {
#line 48 "kernels/barriers/divergent.okl"
        y[g + t] = own;
        ;
      }
      if (!left2 && !left3) { s[t] = own; }
#line 35 "kernels/barriers/divergent.okl"
      } for (int t = 0; t < 16; ++t) { const auto &left2 = left2_kept[t]; auto &left3 = left3_kept[t];
      if (!left2 && !left3) { y[g + t] = s[15 - t]; }
#line 54 "kernels/barriers/divergent.okl"
    } }
  }
}
