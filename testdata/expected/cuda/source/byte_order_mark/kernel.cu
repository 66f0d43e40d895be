#line 1 "kernels/source/byte_order_mark.okl"
// A byte order mark, carriage returns and tabs; the header has a mark, too.

#line 2 "kernels/source/marked.h"
#define TWICE(a) ((a) + (a))


#line 4 "kernels/source/byte_order_mark.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_marked_0(	const	int	N,	const	int	*x,	int	*y	) {
#line 6 "kernels/source/byte_order_mark.okl"
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i	<	N) {
		y[i]	=	TWICE(x[i]); } }
}
