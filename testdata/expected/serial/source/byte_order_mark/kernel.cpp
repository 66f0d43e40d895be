static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/byte_order_mark.okl"
// A byte order mark, carriage returns and tabs; the header has a mark, too.

#line 2 "kernels/source/marked.h"
#define TWICE(a) ((a) + (a))


#line 4 "kernels/source/byte_order_mark.okl"
extern "C" void	marked(	const	int	&N,	const	int	*x,	int	*y	)
{
	for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
		y[i]	=	TWICE(x[i]); } } }
}
