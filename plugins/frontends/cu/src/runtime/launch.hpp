// The launch of a kernel: `k<<<g, b>>>(a, n)` is `k(okl_cu::launch(g, b), a, n)` in the program.
namespace okl_cu {
struct launch {
  dim3 grid, block;
  std::size_t bytes;
  cudaStream_t stream;
  launch(const dim3 &of_grid, const dim3 &of_block, std::size_t of_bytes = 0, cudaStream_t on = nullptr)
      : grid(of_grid), block(of_block), bytes(of_bytes), stream(on) {}
};
typedef okl_rt::argument argument;
// Kernels that are loops over tiles: launches have as many blocks as there are tiles along each axis, or any number of blocks.
enum class tiling { none, covered, any };
// What a kernel was translated for: the number of dimensions of the grid, and the sizes of a block; 0 for any.
struct expected {
  int grid;
  unsigned block[3];
  tiling tiled = tiling::none;
  unsigned long long tiles[3] = {};
};
// The number of tiles of a loop from 0 up to a bound.
template <class T> constexpr unsigned long long tiles_of(T bound, unsigned items) {
  return bound > 0 ? ((unsigned long long)bound - 1) / items + 1 : 0;
}
// Whether a launch is one that a kernel was translated for.
inline bool is_expected(const launch &one, const expected &shape) {
  const unsigned grid[] = {one.grid.x, one.grid.y, one.grid.z}, block[] = {one.block.x, one.block.y, one.block.z};
  for (int axis = 0; axis < 3; ++axis) {
    if (axis >= shape.grid && grid[axis] != 1) return false;
    if (shape.block[axis] != 0 && shape.block[axis] != block[axis]) return false;
  }
  if (shape.tiled != tiling::covered || grid[0] == 0 || grid[1] == 0 || grid[2] == 0) return true;
  return grid[0] >= shape.tiles[0] && grid[1] >= shape.tiles[1] && grid[2] >= shape.tiles[2];
}
constexpr const char *unexpected = "a launch has another shape than all those that okl has seen of the kernel";
// Groups are blocks, work items are threads.
inline okl_rt::shape shape_of(const launch &one) {
  return {{one.grid.x, one.grid.y, one.grid.z}, {one.block.x, one.block.y, one.block.z}};
}
// The groups of a loop are its tiles. A grid that cannot be launched stays one.
inline okl_rt::shape shape_of(const launch &one, const expected &shape) {
  okl_rt::shape made = shape_of(one);
  const unsigned grid[] = {one.grid.x, one.grid.y, one.grid.z}, most[] = {0x7fffffffu, 0xffffu, 0xffffu};
  for (int axis = 0; axis < 3; ++axis) {
    if (shape.tiled == tiling::none || grid[axis] == 0 || grid[axis] > most[axis]) return made;
  }
  for (int axis = 0; axis < 3; ++axis) made.groups[axis] = shape.tiles[axis] ? (unsigned)shape.tiles[axis] : 1;
  return made;
}
template <class... P, std::size_t... at>
void launch_with(void (*kernel)(launch, P...), const launch &one, void **arguments, std::index_sequence<at...>) {
  kernel(one, *static_cast<std::remove_reference_t<P> *>(arguments[at])...);
  (void)arguments;
}
}
// `kernel` is the program's function that launches it.
template <class... P> cudaError_t cudaLaunchKernel(void (*kernel)(okl_cu::launch, P...), dim3 grid, dim3 block, void **arguments, std::size_t bytes = 0, cudaStream_t stream = nullptr) {
  okl_cu::launch_with(kernel, okl_cu::launch(grid, block, bytes, stream), arguments, std::index_sequence_for<P...>());
  return cudaPeekAtLastError();
}
// Kernels that wait for their whole grid are refused.
template <class... P> cudaError_t cudaLaunchCooperativeKernel(void (*kernel)(okl_cu::launch, P...), dim3 grid, dim3 block, void **arguments, std::size_t bytes = 0, cudaStream_t stream = nullptr) {
  return cudaLaunchKernel(kernel, grid, block, arguments, bytes, stream);
}
