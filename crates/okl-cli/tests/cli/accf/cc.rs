//! Programs of several files with `okl cc`, as users build them.

