// What the front end writes beside the program: variables of the device, and functions that launch kernels.
okl_cu::symbol<float[4]> weights("weights", {1, 2, 3, 4});
okl_cu::symbol<int> counter("counter");
void scale_all(okl_cu::launch launch, int n, float factor, float *x) {
  const okl_cu::argument arguments[] = {{&n, sizeof n}, {&factor, sizeof factor}, {&x, 0}, {&launch.grid.x, 4}, {&launch.block.x, 4}};
  okl_cu::run(launch, KERNEL(scale), okl_cu::shape_of(launch), arguments);
}
void weigh_all(okl_cu::launch launch, int n, float *x) {
  void *at_weights = weights.okl_address(), *at_counter = counter.okl_address();
  const okl_cu::argument arguments[] = {{&n, sizeof n}, {&x, 0}, {&at_weights, 0}, {&at_counter, 0}, {&launch.grid.x, 4}, {&launch.block.x, 4}};
  okl_cu::run(launch, KERNEL(weigh), okl_cu::expected{1, {4, 0, 1}}, arguments);
}
