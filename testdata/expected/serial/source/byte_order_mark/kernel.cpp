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
	for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { {
		y[i]	=	TWICE(x[i]); } } }
}
