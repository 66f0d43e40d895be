namespace cooperative_groups {
struct thread_block {
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
  dim3 group_index() const;
  dim3 thread_index() const;
  dim3 group_dim() const;
  dim3 dim_threads() const;
};
template <unsigned Size, class Parent = void> struct thread_block_tile {
  thread_block_tile() = default;
  template <class Other> thread_block_tile(const thread_block_tile<Size, Other> &);
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
  unsigned meta_group_rank() const;
  unsigned meta_group_size() const;
  template <class T> T shfl(T, int) const;
  template <class T> T shfl_up(T, unsigned) const;
  template <class T> T shfl_down(T, unsigned) const;
  template <class T> T shfl_xor(T, unsigned) const;
  int any(int) const;
  int all(int) const;
  unsigned ballot(int) const;
};
struct grid_group {
  void sync() const;
  bool is_valid() const;
  unsigned long long thread_rank() const;
  unsigned long long size() const;
  unsigned long long num_threads() const;
  unsigned long long block_rank() const;
  unsigned long long num_blocks() const;
};
struct thread_group {
  template <class Group> thread_group(const Group &);
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
};
struct coalesced_group {
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
  unsigned meta_group_rank() const;
  unsigned meta_group_size() const;
  template <class T> T shfl(T, int) const;
  template <class T> T shfl_up(T, unsigned) const;
  template <class T> T shfl_down(T, unsigned) const;
  int any(int) const;
  int all(int) const;
  unsigned ballot(int) const;
};
coalesced_group coalesced_threads();
template <class Group> coalesced_group binary_partition(const Group &, bool);
template <class Group> coalesced_group labeled_partition(const Group &, int);
template <class Group> thread_group tiled_partition(const Group &, unsigned);
grid_group this_grid();
thread_block this_thread_block();
template <unsigned Size> thread_block_tile<Size, thread_block> tiled_partition(const thread_block &);
template <unsigned Size, unsigned Outer, class Parent>
thread_block_tile<Size, thread_block_tile<Outer, Parent>> tiled_partition(const thread_block_tile<Outer, Parent> &);
template <class Group> void sync(const Group &);
template <class T> struct plus {};
template <class T> struct less {};
template <class T> struct greater {};
template <class Group, class T, class Operation> T reduce(const Group &, T value, Operation) {
  return value;
}
}
