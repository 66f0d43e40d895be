// The construct stands in a header.
#include "scale_all.hpp"

void pragma_in_header(int n, int *x) { scale_all(n, 3, x); }
