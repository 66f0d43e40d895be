#include <sycl/sycl.hpp>
#line 1 "kernels/source/byte_order_mark.okl"
// A byte order mark, carriage returns and tabs; the header has a mark, too.

#line 2 "kernels/source/marked.h"
#define TWICE(a) ((a) + (a))


#line 4 "kernels/source/byte_order_mark.okl"
extern "C" void _occa_marked_0(sycl::queue *queue_, sycl::nd_range<3> *range_, 	const	int	&N,	const	int	*x,	int	*y	) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/source/byte_order_mark.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i	<	N) {
		y[i]	=	TWICE(x[i]); } }
    });
  });
}
