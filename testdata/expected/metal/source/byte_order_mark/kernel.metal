#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/byte_order_mark.okl"
// A byte order mark, carriage returns and tabs; the header has a mark, too.

#line 2 "kernels/source/marked.h"
#define TWICE(a) ((a) + (a))


#line 4 "kernels/source/byte_order_mark.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_marked_0(	constant const	int	&N [[buffer(0)]],	device const	int	*x [[buffer(1)]],	device int	*y [[buffer(2)]]	, uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 6 "kernels/source/byte_order_mark.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i	<	N) {
		y[i]	=	TWICE(x[i]); } }
}
