void f(int n, int m, double **rows, double x) {
  #pragma acc data copy(rows[0:n][0:m])
  {
    #pragma acc host_data use_device(x)
    x += 1;
    #pragma acc parallel loop async(1) wait(devnum: 1: queues: 2)
    for (int i = 0; i < n; ++i) rows[i][0] = x;
    #pragma acc wait(devnum: 1: queues: 2)
  }
}
