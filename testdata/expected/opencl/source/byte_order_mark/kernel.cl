#line 1 "kernels/source/byte_order_mark.okl"
// A byte order mark, carriage returns and tabs; the header has a mark, too.

#line 2 "kernels/source/marked.h"
#define TWICE(a) ((a) + (a))


#line 4 "kernels/source/byte_order_mark.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_marked_0(	const	int	N,	__global const	int	*x,	__global int	*y	) {
#line 6 "kernels/source/byte_order_mark.okl"
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i	<	N) {
		y[i]	=	TWICE(x[i]); } }
}
