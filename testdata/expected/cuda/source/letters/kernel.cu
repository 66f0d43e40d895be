#line 1 "kernels/source/letters.okl"
// Names with letters that not every compiler takes, and macros of C++20.




struct _occa_Gr_f6__df_e {
  int _occa_l_e4_nge, _occa__24_wide;
};

__device__ int _occa_one_24_(int _occa__e4_) { return _occa__e4_; }
__device__ int zwei(int a, int _occa__24_b) { return a + _occa__24_b; }

extern "C" __global__ __launch_bounds__(8) void _occa_letters_0(const int N, const int *x, int *_occa_ma_df_, const int _occa_h_f6_he) {
#line 15 "kernels/source/letters.okl"
  { int g = (int)blockIdx.x;
    __shared__ int _occa__24_s[8];
    { int _occa_t_fc_ = (int)threadIdx.x; _occa__24_s[_occa_t_fc_] = x[8 * g + _occa_t_fc_]; }
    __syncthreads();
#line 18 "kernels/source/letters.okl"
    { int _occa_t_fc_ = (int)threadIdx.x;
      const _occa_Gr_f6__df_e _occa_gr_f6__df_e = {_occa__24_s[7 - _occa_t_fc_], 3};
      _occa_ma_df_[8 * g + _occa_t_fc_] = _occa_one_24_(_occa_gr_f6__df_e._occa_l_e4_nge ) + zwei(_occa_gr_f6__df_e._occa__24_wide , 12) + 10 + _occa_h_f6_he;
    }
  }
}
