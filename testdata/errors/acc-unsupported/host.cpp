void f(int n, double *rows, double x) {
  #pragma acc data copy(rows[0:n])
  {
    #pragma acc host_data use_device(x)
    x += 1;
    #pragma acc parallel loop async(1) wait(devnum: 1: queues: 2)
    for (int i = 0; i < n; ++i) rows[i] = x;
    #pragma acc wait(devnum: 1: queues: 2)
  }
}
