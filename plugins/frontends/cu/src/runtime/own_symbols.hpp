inline void *okl_cu::address_of_symbol(const void *symbol, const void *values, std::size_t bytes) {
  guard locked(all().mutex);
  device *const here = okl_cu::here();
  if (!here) return nullptr;
  void *&known = here->symbols[symbol];
  if (known) return known;
  void *made = nullptr;
  if (cudaMalloc(&made, bytes) != cudaSuccess) return nullptr;
  if (cudaMemcpy(made, values, bytes, cudaMemcpyHostToDevice) != cudaSuccess) return nullptr;
  return known = made;
}
