__global__ void fill(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }
void launch(int *x) { fill<<<8, 256>>>(x); }
