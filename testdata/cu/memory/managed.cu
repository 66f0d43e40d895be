// Unified memory: arrays and structures that hold pointers, allocated with cudaMallocManaged, written by the host and
// by kernels in turn; a linked list that a kernel walks; a __managed__ variable.
#include <cstdio>
#include <cuda_runtime.h>

struct Node {
  int value;
  Node *next;
};

struct Table {
  int rows, columns;
  int *cells;
  int *sums;
};

__managed__ int visits = 0;

__global__ void sumRows(Table *t) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < t->rows) {
    int sum = 0;
    for (int c = 0; c < t->columns; ++c) sum += t->cells[r * t->columns + c];
    t->sums[r] = sum;
    atomicAdd(&visits, 1);
  }
}

__global__ void walk(Node **lists, int count, int *lengths) {
  int i = threadIdx.x;
  if (i < count) {
    int length = 0;
    for (Node *p = lists[i]; p != nullptr; p = p->next) {
      p->value = p->value * 2 + i;
      ++length;
    }
    lengths[i] = length;
  }
}

int main() {
  Table *table;
  cudaMallocManaged(&table, sizeof(Table));
  table->rows = 70;
  table->columns = 15;
  cudaMallocManaged(&table->cells, table->rows * table->columns * sizeof(int));
  cudaMallocManaged((void **)&table->sums, table->rows * sizeof(int), cudaMemAttachGlobal);
  for (int i = 0; i < table->rows * table->columns; ++i) table->cells[i] = i % 19;
  sumRows<<<2, 64>>>(table);
  cudaDeviceSynchronize();
  unsigned checksum = 0;
  for (int r = 0; r < table->rows; ++r) {
    int sum = 0;
    for (int c = 0; c < table->columns; ++c) sum += (r * table->columns + c) % 19;
    if (table->sums[r] != sum) {
      printf("managed: row %d sums to %d, expected %d\n", r, table->sums[r], sum);
      return 1;
    }
    checksum = checksum * 31 + sum;
  }
  // The host changes a cell, and the kernel sees it.
  table->cells[0] += 1000;
  sumRows<<<2, 64>>>(table);
  cudaDeviceSynchronize();
  if (visits != 2 * table->rows || table->sums[0] < 1000) {
    printf("managed: %d visits, first row %d\n", visits, table->sums[0]);
    return 1;
  }
  checksum += table->sums[0] + visits;
  cudaFree(table->cells);
  cudaFree(table->sums);
  cudaFree(table);

  const int lists = 20, nodes = 100;
  Node *pool, **heads;
  int *lengths;
  cudaMallocManaged(&pool, nodes * sizeof(Node));
  cudaMallocManaged(&heads, lists * sizeof(Node *));
  cudaMallocManaged(&lengths, lists * sizeof(int));
  for (int i = 0; i < lists; ++i) heads[i] = nullptr;
  for (int k = 0; k < nodes; ++k) {
    int list = k * k % lists;
    pool[k].value = k;
    pool[k].next = heads[list];
    heads[list] = &pool[k];
  }
  walk<<<1, 32>>>(heads, lists, lengths);
  cudaDeviceSynchronize();
  int total = 0;
  for (int i = 0; i < lists; ++i) total += lengths[i];
  for (int k = 0; k < nodes; ++k) {
    if (pool[k].value != 2 * k + k * k % lists) {
      printf("managed: node %d is %d, expected %d\n", k, pool[k].value, 2 * k + k * k % lists);
      return 1;
    }
    checksum = checksum * 31 + pool[k].value;
  }
  cudaFree(pool);
  cudaFree(heads);
  cudaFree(lengths);
  if (total != nodes) {
    printf("managed: the lists have %d nodes, expected %d\n", total, nodes);
    return 1;
  }
  printf("ok managed %u\n", checksum);
  return 0;
}
